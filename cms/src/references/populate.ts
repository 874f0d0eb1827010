/** What to read of an entry so that all of its links are there. */
import type { Core } from '@strapi/strapi';

type Attribute = { type: string; component?: string; components?: string[] };
type Schemas = Record<string, { attributes: Record<string, Attribute> }>;
type Populate = Record<string, object>;

export function linkPopulate(strapi: Pick<Core.Strapi, 'contentTypes' | 'components'>, uid: string): Populate {
  const components = strapi.components as unknown as Schemas;
  const types = strapi.contentTypes as unknown as Schemas;
  return populateOf(types[uid]!.attributes, components);
}

function populateOf(attributes: Record<string, Attribute>, components: Schemas): Populate {
  const ofComponent = (name: string) => ({ populate: populateOf(components[name]!.attributes, components) });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component, components: choices }]): [string, object][] => {
      // The only relation in a component that leads to a page (src/components/parts/link.json).
      if (type === 'relation') return name === 'page' ? [[name, { select: ['documentId'] }]] : [];
      if (type === 'component') return [[name, ofComponent(component!)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(choices!.map((choice) => [choice, ofComponent(choice)])) }]];
    }),
  );
}
