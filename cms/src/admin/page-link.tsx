import type { ReactNode } from 'react';
import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

/** A link to another page of the admin, in the colour of the admin's links. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link tag={RouterLink} to={to}>
      {children}
    </Link>
  );
}

type Entry = { uid: string; documentId: string; locale: string; isSingle: boolean };

/** The path of the form of an entry. */
export function entryPath({ uid, documentId, locale, isSingle }: Entry): string {
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${path}?plugins[i18n][locale]=${locale}`;
}
