/** Parses a dynamic zone, each section by its own schema. An invalid section is logged and skipped. */
import { z } from 'zod';
import { assignHeadingIds } from '#blocks/heading-ids.server.ts';
import { headingsOf } from '#blocks/headings.ts';
import type { Query } from '#content/client/query.ts';
import { log } from '#log.server.ts';
import { sectionNames, type SectionName } from './names.ts';
import { sectionReaders, type Section } from './registry.server.ts';

const entry = z.looseObject({ __component: z.string() });

export const sectionZone = z
  .array(z.unknown())
  .nullish()
  .transform((value): Section[] => {
    const sections = (value ?? []).flatMap(readSection);
    // Heading ids must be unique on the page, so they are assigned for all sections together.
    assignHeadingIds(sections.flatMap(({ data }) => ('body' in data ? headingsOf(data.body) : [])));
    return sections;
  });

/** The `populate` query of all sections, in Strapi's format for dynamic zones. */
export const sectionZonePopulate: Query = {
  on: Object.fromEntries(
    sectionNames.map((name) => {
      const { populate } = sectionReaders[name] as { populate: Query };
      return [`sections.${name}`, Object.keys(populate).length > 0 ? populate : true];
    }),
  ),
};

function readSection(value: unknown): Section[] {
  const head = entry.safeParse(value);
  const name = head.success ? head.data.__component.replace(/^sections\./, '') : '';
  if (!isSectionName(name)) {
    log.warn({ component: name }, 'skipped a section with an unknown name');
    return [];
  }
  const parsed = sectionReaders[name].schema.safeParse(value);
  if (!parsed.success) {
    log.warn({ section: name, issues: parsed.error.issues }, 'skipped a section with invalid data');
    return [];
  }
  return [{ name, data: parsed.data } as Section];
}

function isSectionName(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}
