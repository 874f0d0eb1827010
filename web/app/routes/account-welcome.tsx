import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { accountPage } from '#accounts/components/account-page.server.ts';
import { describePlan, takePlan } from '#accounts/plan/chosen-plan.server.ts';
import { memberOf } from '#accounts/session/middleware.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { Icon } from '#theme/icon.tsx';
import type { Route } from './+types/account-welcome';
import styles from './account-welcome.module.css';

const AccountArt = lazy(() => import('#theme/account-art.tsx'));

export const handle = { hydrates: true };

export async function loader(args: LoaderFunctionArgs) {
  const { account, token } = memberOf(args.context);
  const page = accountPage(args, 'titles.welcome', '/account/welcome');
  const choice = await takePlan(visitorOf(args.context), account, token);
  return {
    ...page,
    email: account.email,
    hasPhoto: account.photoVersion !== null,
    plan: await describePlan(args.context, page.locale, choice),
  };
}

type Step = { title: string; text: string; isDone: boolean; link?: { to: string; label: string } };

/** Shown after the first sign-in, with the next steps. */
export default function AccountWelcome({ loaderData: { locale, email, hasPhoto, plan } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const steps: Step[] = [
    { title: t('account.welcomeConfirmed'), text: email, isDone: true },
    plan
      ? {
          title: t('account.welcomePlan', { plan: plan.name }),
          text: t(`account.welcomePlanText.${plan.period}`, { currency: plan.currency }),
          isDone: true,
          link: { to: '/pricing', label: t('account.welcomePlanChange') },
        }
      : {
          title: t('account.welcomeNoPlan'),
          text: t('account.welcomeNoPlanText'),
          isDone: false,
          link: { to: '/pricing', label: t('account.welcomePlanChoose') },
        },
    {
      title: t('account.welcomePhoto'),
      text: t(hasPhoto ? 'account.photoSaved' : 'account.welcomePhotoText'),
      isDone: hasPhoto,
      link: { to: '/account', label: t('account.welcomePhotoLink') },
    },
  ];
  return (
    <>
      <h1>{t('account.welcomeTitle')}</h1>
      <AccountArt name="welcome" className={styles.art} />
      <section>
        <h2>{t('account.welcomeSteps')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, isDone, link }, index) => (
            <li key={title} className={isDone ? styles.done : undefined}>
              <span className={styles.sign} aria-hidden="true">
                {isDone ? <Icon name="yes" /> : index + 1}
              </span>
              <div>
                <h3>
                  {title}
                  {isDone && <span className="visually-hidden"> ({t('account.welcomeDone')})</span>}
                </h3>
                <p>
                  {text} {link && <a href={localePath(locale, link.to)}>{link.label}</a>}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
