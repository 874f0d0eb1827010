import { use } from 'react';
import { NonceContext } from '#http/nonce.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { buttonClass } from '#ui/button.ts';
import { Field, Problem, Tick } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { longest, noValues, topics, type Problems, type Values } from './fields.ts';
import styles from './form.module.css';
// oxlint-disable-next-line import/default -- made by inline-script.ts
import keep from './keep.ts?inline-script';

type Props = {
  locale: string;
  /** What the visitor agrees to. */
  consent: string;
  /** Stands under the form: another way to write. */
  email: string | undefined;
  /** What was typed, when it comes back. */
  values?: Values | undefined;
  problems?: Problems;
  /** Something to work out before it is sent (sum.server.ts). */
  sum?: string;
};

/** The contact form. It is the same for everybody, so that the page around it can be kept; its script makes it one's own. */
export function EnquiryForm({ locale, consent, email: address, values, problems = {}, sum = '' }: Props) {
  const { t } = useTranslation();
  const { name, email, company, topic, message, consent: agreed, key, page } = values ?? noValues;
  const problem = (field: keyof Values) => problems[field] && t(`enquiry.errors.${problems[field]}`);
  return (
    <>
      <form
        className={styles.form}
        method="post"
        action={localePath(locale, '/enquiry')}
        noValidate
        data-enquiry=""
        data-kept={values ? '' : undefined}
        data-sending={t('enquiry.sending')}
      >
        <div className={styles.pair}>
          <Field
            id="enquiry-name"
            label={t('enquiry.name')}
            name="name"
            type="text"
            autoComplete="name"
            required
            maxLength={longest.name}
            defaultValue={name}
            problem={problem('name')}
          />
          <Field
            id="enquiry-company"
            label={t('enquiry.optional', { label: t('enquiry.company') })}
            name="company"
            type="text"
            autoComplete="organization"
            maxLength={longest.company}
            defaultValue={company}
            problem={problem('company')}
          />
        </div>
        <Field
          id="enquiry-email"
          label={t('enquiry.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={longest.email}
          defaultValue={email}
          hint={t('enquiry.emailHint')}
          problem={problem('email')}
        />
        <Select
          id="enquiry-topic"
          label={t('enquiry.topic')}
          name="topic"
          required
          defaultValue={topic}
          options={[
            { value: '', label: t('enquiry.choose') },
            ...topics.map((one) => ({ value: one, label: t(`enquiry.topics.${one}`) })),
          ]}
          problem={problem('topic')}
        />
        <TextArea
          id="enquiry-message"
          label={t('enquiry.message')}
          name="message"
          required
          maxLength={longest.message}
          defaultValue={message}
          hint={t('enquiry.messageHint')}
          problem={problem('message')}
        />
        <div className={styles.nobody} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={t('enquiry.website')} />
        </div>
        <div>
          <Tick
            id="enquiry-consent"
            name="consent"
            required
            label={consent}
            defaultChecked={agreed === 'on'}
            aria-invalid={problems.consent ? true : undefined}
            aria-describedby={problems.consent && 'enquiry-consent-problem'}
          />
          {problems.consent && <Problem id="enquiry-consent-problem">{problem('consent')}</Problem>}
        </div>
        {Object.entries({ key, page, seconds: '', sum, answer: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <div>
          <button className={buttonClass('main')} type="submit">
            {t('enquiry.send')}
          </button>
        </div>
      </form>
      {address && (
        <p className={styles.mail}>
          {t('enquiry.orMail')} <a href={`mailto:${address}`}>{address}</a>
        </p>
      )}
      <KeepScript />
    </>
  );
}

/** Also on the page that says "sent", where it forgets what was typed. */
export function KeepScript() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? keep : '' }}
      suppressHydrationWarning
    />
  );
}
