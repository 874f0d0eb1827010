import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { visitorOf } from '#accounts/session/visitor.server.ts';
import { config } from '#config.server.ts';
import { contentReader } from '#content/store/loader.server.ts';
import { readRecent } from '#content/client/recent.server.ts';
import { interfaceHead } from '#content/metadata/interface-head.server.ts';
import { readContact } from '#content/models/contact.server.ts';
import { consentText } from '#enquiry/consent.server.ts';
import { EnquiryForm, DraftScript } from '#enquiry/form.tsx';
import { NextSteps } from '#enquiry/next-steps.tsx';
import type { Values } from '#enquiry/fields.ts';
import { receiveEnquiry, statusOf, type Outcome } from '#enquiry/receive.server.ts';
import { getFormOutcome, setFormOutcome } from '#http/form.server.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localeOf, localePath } from '#locales/index.ts';
import { Illustration } from '#theme/illustration.tsx';
import { buttonClass } from '#ui/button.ts';
import { noticeClass } from '#ui/notice-class.ts';
import type { Route } from './+types/enquiry';
import styles from './enquiry.module.css';

/** The target of the contact form. It shows the result, or the form again. It works without the CMS. */
export async function loader(args: LoaderFunctionArgs) {
  const { url, context } = args;
  visitorOf(context);
  const locale = localeOf(url.pathname);
  const contact = await readRecent(`contact ${locale}`, () => readContact(contentReader(context, locale)));
  return {
    next: contact?.nextSteps.length ? { title: contact.nextTitle, steps: contact.nextSteps } : null,
    head: interfaceHead(args, getFormOutcome(context) === 'accepted' ? 'titles.sent' : 'titles.enquiry', '/enquiry'),
    locale,
    consent: consentText(locale),
    email: contact?.email ?? config.CONTACT_EMAIL,
  };
}

export async function action(args: ActionFunctionArgs) {
  const outcome = await receiveEnquiry(args);
  setFormOutcome(args.context, outcome.kind === 'sent' ? 'accepted' : 'refused');
  return data(outcome, { status: statusOf[outcome.kind] });
}

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  return actionData?.kind === 'sent' ? (
    <Sent {...actionData} locale={loaderData.locale} next={loaderData.next} />
  ) : (
    <FormPage {...loaderData} outcome={actionData} />
  );
}

/** The steps that editors wrote for the contact page; null if there are none, or the CMS cannot be reached. */
type Next = { title: string | undefined; steps: { title: string; text?: string | undefined }[] } | null;

type FormPageProps = {
  locale: string;
  consent: string;
  email: string;
  next: Next;
  outcome: Exclude<Outcome, { kind: 'sent' }> | undefined;
};

function FormPage({ locale, consent, email, next, outcome }: FormPageProps) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('enquiry.pageTitle')}</h1>
        {outcome ? <ProblemNotice outcome={outcome} email={email} /> : <p className="lead">{t('enquiry.pageText')}</p>}
      </div>
      <EnquiryForm
        locale={locale}
        consent={consent}
        email={email}
        values={outcome?.values}
        {...(outcome?.kind === 'wrong' && { problems: outcome.problems })}
        {...(outcome?.kind === 'flood' && { challenge: outcome.challenge })}
      />
      {next && (
        <section className={styles.next}>
          {next.title && <h2>{next.title}</h2>}
          <NextSteps steps={next.steps} />
        </section>
      )}
    </div>
  );
}

type SentProps = Extract<Outcome, { kind: 'sent' }> & { locale: string; next: Next };

function Sent({ reference, receiptTo, locale, next }: SentProps) {
  const { t } = useTranslation();
  return (
    <div data-enquiry-sent="">
      <div className={`wrap ${styles.sent}`}>
        <h1>{t('enquiry.sentTitle')}</h1>
        <div>
          <div className={noticeClass('done')} role="status">
            <p>
              {t('enquiry.sentText')} {receiptTo && t('enquiry.receiptText', { email: receiptTo })}
            </p>
          </div>
          <p className={styles.reference}>
            {t('enquiry.reference')}: <strong>{reference}</strong>
          </p>
        </div>
      </div>
      <Illustration name="sent" className="scene" />
      <section className={`wrap ${styles.after}`}>
        {next && (
          <>
            {next.title && <h2>{next.title}</h2>}
            <NextSteps steps={next.steps} isSent />
          </>
        )}
        <p className={styles.ways}>
          <a className={buttonClass('main')} href={localePath(locale, '/')}>
            {t('enquiry.backHome')}
          </a>
          <a href={localePath(locale, '/pricing')}>{t('enquiry.seePrices')}</a>
          <a href={localePath(locale, '/contact')}>{t('enquiry.writeAnother')}</a>
        </p>
      </section>
      <DraftScript />
    </div>
  );
}

/** Why the enquiry was not sent. The notice gets the focus and links to the fields with errors. */
function ProblemNotice({ outcome, email }: { outcome: Exclude<Outcome, { kind: 'sent' }>; email: string }) {
  const { t } = useTranslation();
  const frame = { className: noticeClass('problem'), role: 'alert', tabIndex: -1, autoFocus: true };
  if (outcome.kind === 'wrong') {
    const problems = Object.entries(outcome.problems);
    return (
      <div {...frame}>
        <h2>{t('enquiry.problems', { count: problems.length })}</h2>
        <p>{t('enquiry.problemsText')}</p>
        <ul>
          {problems.map(([field, wrong]) => (
            <li key={field}>
              <a href={`#enquiry-${field}`}>{t(`enquiry.errors.${wrong}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (outcome.kind === 'tooMany') {
    const count = Math.ceil(outcome.seconds / 60);
    return (
      <div {...frame}>
        <h2>{t('enquiry.tooMany')}</h2>
        <p>{t('enquiry.tooManyText', { count })}</p>
      </div>
    );
  }
  const isFlood = outcome.kind === 'flood';
  return (
    <div {...frame}>
      <h2>{t(isFlood ? 'enquiry.flood' : 'enquiry.unavailable')}</h2>
      <p>{isFlood ? t('enquiry.floodText') : t('enquiry.unavailableText', { email })}</p>
      <p>
        <a href={mailtoHref(email, outcome.values)}>{t('enquiry.mailIt')}</a>
      </p>
    </div>
  );
}

/** A mailto link with the text of the enquiry. */
function mailtoHref(email: string, { name, company, message }: Values): string {
  const body = [message, [name, company].filter(Boolean).join(', ')].join('\n\n');
  return `mailto:${email}?body=${encodeURIComponent(body.slice(0, 1_800).toWellFormed())}`;
}
