import { CodeLines } from '#blocks/code-lines.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { verifySample } from './verify-sample.ts';
import styles from './demo.module.css';

const tools = ['crm', 'sheet', 'hook'] as const;

/** The far bank: what arrived, as a card in a CRM, as a row in a sheet and as a signed request. */
export function DemoTools() {
  const { t } = useTranslation();
  const empty = <p className={`cut ${styles.none}`}>{t('demo.empty')}</p>;
  return (
    <div className={styles.tools} data-demo="tools" role="group" aria-labelledby="demo-tools">
      <div className={styles.toolsTop}>
        <h3 id="demo-tools">{t('demo.tools')}</h3>
        <label className={styles.switch}>
          <input type="checkbox" role="switch" data-demo="down" />
          <span>{t('demo.down')}</span>
        </label>
      </div>
      <div className={styles.tags} role="tablist" aria-label={t('demo.tabsLabel')} data-demo="tabs">
        {tools.map((tool, index) => (
          <button
            key={tool}
            type="button"
            role="tab"
            id={`demo-tab-${tool}`}
            aria-controls={`demo-panel-${tool}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
          >
            <svg viewBox="0 -2 34 52" aria-hidden="true">
              <use href="#demo-hook" y="-2" width="34" height="52" />
            </svg>
            <span>{t(`demo.tabs.${tool}`)}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        <div
          className={`${styles.panel} ${styles.card}`}
          role="tabpanel"
          id="demo-panel-crm"
          aria-labelledby="demo-tab-crm"
          tabIndex={0}
        >
          <div data-demo="crm">{empty}</div>
        </div>
        <div
          className={`${styles.panel} ${styles.rows}`}
          role="tabpanel"
          id="demo-panel-sheet"
          aria-labelledby="demo-tab-sheet"
          tabIndex={0}
          hidden
        >
          {empty}
          <table data-demo="sheet" />
        </div>
        <div
          className={`${styles.panel} night ${styles.hook}`}
          role="tabpanel"
          id="demo-panel-hook"
          aria-labelledby="demo-tab-hook"
          tabIndex={0}
          hidden
        >
          {empty}
          <div className={styles.landed}>
            <pre>
              <code data-demo="request" />
            </pre>
            <div className={styles.proof}>
              <p>
                {t('demo.secret')}: <code data-demo="secret" />
              </p>
              <p className={styles.proofActions}>
                <button type="button" data-demo="verify">
                  {t('demo.verify')}
                </button>
                <button type="button" data-demo="tamper">
                  {t('demo.tamper')}
                </button>
              </p>
              <p role="status" className={styles.verdict} data-demo="verdict" />
            </div>
            <details>
              <summary>{t('demo.snippet')}</summary>
              <pre tabIndex={0}>
                <code>
                  <CodeLines tokens={verifySample(t('demo.snippetComment'))} />
                </code>
              </pre>
            </details>
          </div>
        </div>
        <p className={`cut ${styles.shutter}`} aria-hidden="true">
          <span>{t('demo.shutter')}</span>
        </p>
      </div>
      <template data-demo="pin">
        <svg className={styles.pin} viewBox="4 -4 114 142" aria-hidden="true">
          <use href="#demo-face" x="6" y="-2" width="110" height="138" />
          <text className={`c-blk cut ${styles.letters}`} x="61" y="113" textAnchor="middle" fontSize="46" />
        </svg>
      </template>
    </div>
  );
}
