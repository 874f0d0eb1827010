/** The contact page, without the offices it shows. */
import { z } from 'zod';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { singleQuery } from '#content/client/content-query.server.ts';
import {
  illustration,
  list,
  localizations,
  optionalText,
  seo,
  seoPopulate,
  step,
  text,
} from '#content/fields/field-schemas.server.ts';

export const contactSchema = z.object({
  locale: text,
  title: text,
  lead: optionalText,
  illustration,
  illustrationAlt: optionalText,
  email: optionalText,
  nextTitle: optionalText,
  nextSteps: list(step),
  officesTitle: optionalText,
  sections: sectionZone,
  seo,
  localizations,
});

const query = {
  populate: { nextSteps: true, sections: sectionZonePopulate, seo: seoPopulate, localizations: { fields: ['locale'] } },
};

const contactQuery = singleQuery('contact', query, contactSchema);

export async function readContact({ readSingle }: ContentReader) {
  return readSingle(contactQuery);
}
