import { ContentLink } from '#content/fields/link.tsx';
import { integrationKinds, type IntegrationKind } from '#content/lists/integration-kinds.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { Segments } from '#ui/segments.tsx';
import type { SectionProps } from '../section.ts';
import type { IntegrationDirectoryData } from './integration-directory.server.ts';
import { IntegrationTag } from './integration-tag.tsx';
import styles from './integration-directory.module.css';

/** The filter consists of radio buttons; CSS hides the other kinds, so it works without JavaScript. */
export function IntegrationDirectory({
  data,
  locale,
  titleAs: Title,
  lists: { integrations },
}: SectionProps<IntegrationDirectoryData>) {
  const { t } = useTranslation();
  const Name = data.title ? 'h3' : 'h2';
  const counts = new Map<IntegrationKind, number>();
  for (const { kind } of integrations) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = integrationKinds.filter((kind) => counts.has(kind));
  return (
    <section className={`wrap ${styles.section}`}>
      {data.title && <Title>{data.title}</Title>}
      {kinds.length > 1 && (
        <div className={styles.filter}>
          <Segments
            name="integrations"
            legend={t('integrations.show')}
            isLegendHidden
            options={[
              { value: 'all', label: withCount(t('integrations.all'), integrations.length) },
              ...kinds.map((kind) => ({
                value: kind,
                label: withCount(t(`integrations.kinds.${kind}`), counts.get(kind)!),
              })),
            ]}
            chosen="all"
          />
        </div>
      )}
      <ul className={styles.list}>
        {integrations.map(({ documentId, name, text, kind, link }) => (
          <li key={documentId} data-kind={kind}>
            <IntegrationTag kind={kind} className={styles.tag} />
            <div>
              <Name>{link ? <ContentLink link={{ ...link, label: name }} locale={locale} /> : name}</Name>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {data.note && <p className={styles.note}>{data.note}</p>}
    </section>
  );
}

function withCount(label: string, count: number) {
  return (
    <span>
      {label} <small>{count}</small>
    </span>
  );
}
