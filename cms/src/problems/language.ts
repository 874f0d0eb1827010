import type { Core } from '@strapi/strapi';
import { problemTexts, type AdminLanguage } from './texts';

type Request = { state?: { user?: { preferedLanguage?: string | null } }; get?: (header: string) => string };

/**
 * The language in which the editor of this request uses the admin: the one of the profile, otherwise the browser's. English
 * for programs. (Strapi spells `preferedLanguage` this way.)
 */
export function adminLanguage(strapi: Core.Strapi): AdminLanguage {
  return languageOf((strapi.requestContext.get() as Request | undefined) ?? {});
}

/** The language of a user's profile, if the admin's own parts exist in it. */
export function toAdminLanguage(code: string | null | undefined): AdminLanguage {
  return code && code in problemTexts ? (code as AdminLanguage) : 'en';
}

export function languageOf(request: Request): AdminLanguage {
  const accepted = request.get?.('Accept-Language').split(',') ?? [];
  const wanted = [request.state?.user?.preferedLanguage ?? '', ...accepted].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  );
  return (wanted.find((code) => code in problemTexts) as AdminLanguage | undefined) ?? 'en';
}
