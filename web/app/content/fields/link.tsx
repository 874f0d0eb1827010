import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '#locales/index.ts';
import { isExternal, resolveHref } from './href.ts';
import type { Link as LinkData } from './field-schemas.server.ts';

type Props = { link: LinkData; locale: string; className?: string | undefined; children?: ReactNode };

/**
 * A link from the CMS: to a page of the site, to a path, or to an external URL. An invalid link is shown as plain text.
 * It is a normal `<a>`, not React Router's Link: content pages have no React and are always loaded as documents.
 */
export function ContentLink({ link, locale, className, children }: Props) {
  const { pathname } = useLocation();
  const href = linkHref(link, locale);
  if (!href) return <span className={className}>{link.label}</span>;
  if (!href.startsWith('/')) {
    return (
      <a className={className} href={href} rel={isExternal(href) ? 'noopener' : undefined}>
        {link.label}
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={href} aria-current={href === pathname ? 'page' : undefined}>
      {link.label}
      {children}
    </a>
  );
}

export function linkHref(link: LinkData, locale: string): string | null {
  return link.page ? localePath(link.page.locale, `/${link.page.slug}`) : resolveHref(link.href, locale);
}
