/** Account operations that Strapi does not provide. */
const account = {
  routes: [
    { method: 'POST', path: '/account/confirm', handler: 'account.confirm' },
    { method: 'POST', path: '/account/new-email/confirm', handler: 'account.confirmEmail' },
    { method: 'POST', path: '/account/new-email/undo', handler: 'account.undoEmail' },
    { method: 'POST', path: '/account/new-email', handler: 'account.changeEmail' },
    { method: 'GET', path: '/account/identity', handler: 'account.identity' },
    { method: 'PUT', path: '/account', handler: 'account.update' },
    { method: 'POST', path: '/account/delete', handler: 'account.delete' },
  ],
};

export default account;
