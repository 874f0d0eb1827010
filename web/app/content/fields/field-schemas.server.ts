/** Schemas of fields and components that several content types and sections use. */
import { z } from 'zod';
import { illustrations, marks } from '#theme/names.ts';

/** Strapi sends null for an empty field; this makes it undefined. */
const optional = <T extends z.ZodType>(shape: T) => shape.nullish().transform((value) => value ?? undefined);

export const text = z.string().min(1);
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
export const illustration = optional(z.enum(illustrations));
export const mark = optional(z.enum(marks));

/** A repeatable component or a relation to many; null becomes an empty list. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

export const link = z.object({
  label: text,
  href: optionalText,
  page: optional(z.object({ documentId: text, slug: text, locale: text })),
});
export const optionalLink = optional(link);
export const linkPopulate = { populate: { page: { fields: ['slug', 'locale'] } } };

const format = z.object({ url: text, width: z.number(), height: z.number() });

export const image = z.object({
  url: text,
  alternativeText: optionalText,
  width: z.number(),
  height: z.number(),
  formats: optional(z.record(z.string(), format)),
});
export const optionalImage = optional(image);
export const imageFields = { fields: ['url', 'alternativeText', 'width', 'height', 'formats'] };

export const seo = optional(z.object({ title: optionalText, description: optionalText, image: optionalImage }));
export const seoPopulate = { populate: { image: imageFields } };

export const feature = z.object({ title: text, text: optionalText, illustration, link: optionalLink });
export const featurePopulate = { populate: { link: linkPopulate } };

export const step = z.object({ title: text, text: optionalText });

export type Link = z.output<typeof link>;
export type Image = z.output<typeof image>;
export type Seo = z.output<typeof seo>;

/**
 * The other languages of a document, each with the field that its address is made of. No other field: a page is not
 * purged when another one changes.
 */
export function localizationsWith(field: string) {
  return z
    .array(z.object({ locale: z.string(), [field]: z.string().nullish() }))
    .nullish()
    .transform((value) => (value ?? []) as ({ locale: string } & Record<string, unknown>)[]);
}

export const localizations = localizationsWith('slug');
