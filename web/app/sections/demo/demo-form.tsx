import { useTranslation } from '#locales/i18n.tsx';
import { Icon } from '#theme/icon.tsx';
import { buttonClass } from '#ui/button.ts';
import styles from './demo.module.css';

const examples = ['typo', 'role', 'company'] as const;

/** A form that nobody receives: `method="dialog"` outside a dialog submits nothing, also without the script. */
export function DemoForm() {
  const { t } = useTranslation();
  return (
    <form className={styles.form} method="dialog" data-demo="form" aria-labelledby="demo-form">
      <h3 id="demo-form">{t('demo.form')}</h3>
      <div className={styles.chips} role="group" aria-labelledby="demo-trip">
        <span id="demo-trip">{t('demo.trip')}</span>
        {examples.map((example) => (
          <button key={example} type="button" data-example={example}>
            {t(`demo.chips.${example}`)}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <TextField name="name" autoComplete="name" />
        <TextField name="company" autoComplete="organization" />
        <TextField name="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <div className={styles.wide}>
          <label htmlFor="demo-message">{t('demo.fields.message')}</label>
          <textarea id="demo-message" name="message" rows={2} defaultValue={t('demo.examples.typo.message')} />
        </div>
      </div>
      <div className={styles.send}>
        <svg className={styles.stub} viewBox="4 -4 114 142" aria-hidden="true">
          <path className="c-hole" d="M15 7L93 1L112 23L109 128L10 134L15 7Z" />
          <g className={styles.stubLead}>
            <use href="#demo-face" x="6" y="-2" width="110" height="138" />
            <text
              className={`c-blk cut ${styles.letters}`}
              x="61"
              y="113"
              textAnchor="middle"
              fontSize="46"
              data-demo="initials"
            >
              JP
            </text>
          </g>
        </svg>
        <button className={buttonClass('main', true)} type="submit" data-demo="send">
          {t('demo.send')}
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}

type TextFieldProps = {
  name: 'name' | 'company' | 'email';
  type?: string;
  inputMode?: 'email';
  autoComplete: string;
  spellCheck?: boolean;
};

function TextField({ name, type = 'text', ...input }: TextFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={name === 'email' ? styles.wide : undefined}>
      <label htmlFor={`demo-${name}`}>{t(`demo.fields.${name}`)}</label>
      <input id={`demo-${name}`} name={name} type={type} defaultValue={t(`demo.examples.typo.${name}`)} {...input} />
    </div>
  );
}
