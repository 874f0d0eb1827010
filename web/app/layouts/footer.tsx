import { ContentLink } from '#content/fields/link.tsx';
import type { Site } from '#content/models/site.server.ts';
import { Mark } from '#theme/mark.tsx';
import { useTranslation } from '#locales/i18n.tsx';
import { Stamp } from '#theme/stamp.tsx';
import styles from './footer.module.css';

export function Footer({ site, menuLocale, lang }: { site: Site; menuLocale: string; lang: string | undefined }) {
  const { t } = useTranslation();
  return (
    <footer className={`night ${styles.footer}`} lang={lang}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.mark}>
            <span className="visually-hidden">{site.name}</span>
            <Mark />
          </p>
          {site.footerNote && <p>{site.footerNote}</p>}
          {site.sampleNote && (
            <p className={styles.sample}>
              <Stamp locale={site.locale} className={styles.stamp} />
              {site.sampleNote}
            </p>
          )}
        </div>
        {site.footer.map((group, index) => (
          <nav key={index} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link, linkIndex) => (
                <li key={linkIndex}>
                  <ContentLink link={link} locale={menuLocale} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.finePrint}>
          <p>
            © {site.name}
            {site.tagline && `. ${site.tagline}.`}
          </p>
          {site.social.length > 0 && (
            <ul aria-label={t('frame.social')}>
              {site.social.map(({ network, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {network[0]?.toUpperCase() + network.slice(1)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
