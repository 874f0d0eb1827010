/** Account operations that Strapi does not provide. */
const account = {
  routes: [
    { method: 'POST', path: '/account/confirm', handler: 'account.confirm' },
    { method: 'POST', path: '/account/new-email/confirm', handler: 'account.confirmEmail' },
    { method: 'POST', path: '/account/new-email/undo', handler: 'account.undoEmail' },
    { method: 'POST', path: '/account/new-email', handler: 'account.changeEmail' },
    { method: 'POST', path: '/account/live-access', handler: 'account.openLiveAccess' },
    { method: 'GET', path: '/account/activity', handler: 'account.activity' },
    { method: 'GET', path: '/account/identity', handler: 'account.identity' },
    { method: 'GET', path: '/account/photo', handler: 'photo.read' },
    { method: 'PUT', path: '/account/photo', handler: 'photo.upload' },
    { method: 'POST', path: '/account/photo/from-provider', handler: 'photo.copyFromProvider' },
    { method: 'DELETE', path: '/account/photo', handler: 'photo.remove' },
    { method: 'POST', path: '/account/second-factor/options', handler: 'second-factor.options' },
    { method: 'POST', path: '/account/second-factor/sign-in', handler: 'second-factor.signIn' },
    { method: 'GET', path: '/account/second-factor', handler: 'second-factor.read' },
    { method: 'POST', path: '/account/second-factor/app', handler: 'second-factor.startApp' },
    { method: 'POST', path: '/account/second-factor/app/confirm', handler: 'second-factor.confirmApp' },
    { method: 'POST', path: '/account/second-factor/passkeys/options', handler: 'second-factor.startPasskey' },
    { method: 'POST', path: '/account/second-factor/passkeys', handler: 'second-factor.addPasskey' },
    { method: 'POST', path: '/account/second-factor/recovery-codes', handler: 'second-factor.replaceRecoveryCodes' },
    { method: 'POST', path: '/account/second-factor/remove', handler: 'second-factor.remove' },
    { method: 'POST', path: '/account/unlink', handler: 'account.unlink' },
    { method: 'PUT', path: '/account/plan', handler: 'account.choosePlan' },
    { method: 'PUT', path: '/account', handler: 'account.update' },
    { method: 'POST', path: '/account/delete', handler: 'account.delete' },
  ],
};

export default account;
