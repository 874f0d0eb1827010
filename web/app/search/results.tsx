/** The search page: the form, and what was found. */
import type { FoundPage, FoundPages } from './find-pages.server.ts';
import { foundText } from './found-text.ts';
import { maxQueryLength } from './limits.ts';
import type { MarkedText } from './snippet.server.ts';
import { useTranslation, type Translate } from '#locales/i18n.tsx';
import { localePath } from '#locales/index.ts';
import { NoResult } from '#theme/illustrations/no-result.tsx';
import { buttonClass } from '#ui/button.ts';
import { Field } from '#ui/field.tsx';
import styles from './results.module.css';
import { membersSearchPath, searchPath } from '#locales/search-path.ts';
import { pluralKey, typeKey } from './type-key.ts';

type Props = {
  locale: string;
  query: string;
  found: Omit<FoundPages, 'tags'> | null;
  isFailing: boolean;
  isForMembers: boolean;
};

export function Results({ locale, query, found, isFailing, isForMembers }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.search}`}>
      <div className={styles.sheet}>
        <h1>{t('search.submit')}</h1>
        <form
          action={isForMembers ? membersSearchPath(locale) : searchPath(locale)}
          role="search"
          className={styles.form}
        >
          <Field
            label={t('search.label')}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            autoFocus={!query}
          />
          <button className={buttonClass()} type="submit">
            {t('search.submit')}
          </button>
        </form>
        {isFailing && <Failure locale={locale} />}
        {found && <Found found={found} query={query} locale={locale} />}
        {found && !isForMembers && (
          <p className={`signed-in ${styles.summary}`}>
            <a href={membersSearchPath(locale, query)}>{t('search.members')}</a>
          </p>
        )}
      </div>
    </div>
  );
}

type FoundProps = { found: Omit<FoundPages, 'tags'>; query: string; locale: string };

function Found({ found, query, locale }: FoundProps) {
  const { pages, others, total, counts, isCapped, corrected } = found;
  const { t } = useTranslation();
  if (pages.length + others.length === 0) return <Nothing {...{ query, locale }} />;
  return (
    <>
      <p className={styles.summary} role="status">
        {corrected && `${t('search.corrected', { query, corrected })} `}
        {pages.length === 0 && t('search.notAll')}
        {pages.length > 0 && foundText(t, found)}
      </p>
      {pages.length > 0 && !isCapped && <Counts counts={counts} />}
      <List pages={pages} />
      {total > pages.length && (
        <p className={styles.summary}>{t(isCapped ? 'search.some' : 'search.more', { shown: pages.length })}</p>
      )}
      {pages.length > 0 && others.length > 0 && <p className={styles.summary}>{t('search.others')}</p>}
      <List pages={others} />
    </>
  );
}

/** How many results there are of each type, if there are several types. */
function Counts({ counts }: { counts: FoundPages['counts'] }) {
  const { t } = useTranslation();
  const byLabel = countsByLabel(counts, t);
  if (byLabel.length < 2) return null;
  return (
    <ul className={styles.counts}>
      {byLabel.map(([label, count]) => (
        <li key={label}>
          {label}: <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

function countsByLabel(counts: FoundPages['counts'], t: Translate): [string, number][] {
  const byLabel = new Map<string, number>();
  for (const [type, count] of Object.entries(counts)) {
    const label = t(pluralKey(type));
    if (count > 0) byLabel.set(label, (byLabel.get(label) ?? 0) + count);
  }
  return [...byLabel].toSorted(([, a], [, b]) => b - a);
}

function List({ pages }: { pages: FoundPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ol className={styles.list}>
      {pages.map((page) => (
        <li key={page.url + page.type}>
          <Entry page={page} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ page: { type, title, snippet, url } }: { page: FoundPage }) {
  const { t } = useTranslation();
  const heading = snippet?.heading ?? [];
  return (
    <>
      <p className={styles.type}>{t(typeKey(type))}</p>
      <h2>
        <a href={url}>
          <Marked text={title} />
        </a>
      </h2>
      {snippet && (
        <p className={styles.text}>
          {heading.length > 0 && (
            <>
              <b>
                <Marked text={heading} />
              </b>{' '}
            </>
          )}
          <Marked text={snippet.text} />
        </p>
      )}
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : part.text));
}

function Nothing({ query, locale }: { query: string; locale: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <NoResult className={styles.art} />
      <div>
        <h2>{t('search.nothingTitle')}</h2>
        <p role="status">{t('search.nothingText', { query })}</p>
        <p className={styles.actions}>
          <a className={buttonClass('soft')} href={localePath(locale, '/contact')}>
            {t('search.ask')}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The ways on are those with a fixed path; the menus stand above and below, if they can be read. */
function Failure({ locale }: { locale: string }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <h2>{t('search.failedTitle')}</h2>
      <p>{t('search.failedText')}</p>
      <ul className={styles.actions}>
        <li>
          <a href={localePath(locale, '/')}>{t('layout.home')}</a>
        </li>
        <li>
          <a href={localePath(locale, '/pricing')}>{t('error.pricing')}</a>
        </li>
        <li>
          <a href={localePath(locale, '/contact')}>{t('error.write')}</a>
        </li>
      </ul>
    </div>
  );
}
