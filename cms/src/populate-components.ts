/** What to read of an entry so that all of its components are there. */
import type { Core } from '@strapi/strapi';

export type Attribute = { type: string; component?: string; components?: string[] };
export type Schemas = Record<string, { attributes: Record<string, Attribute> }>;
type Populate = Record<string, object>;

/** Of the relations of entries and components, only those named in `relations` are read. */
export function populateComponents(
  strapi: Pick<Core.Strapi, 'contentTypes' | 'components'>,
  uid: string,
  relations: Populate = {},
): Populate {
  const types = strapi.contentTypes as unknown as Schemas;
  return populateOf(types[uid]!.attributes, strapi.components as unknown as Schemas, relations);
}

function populateOf(attributes: Record<string, Attribute>, components: Schemas, relations: Populate): Populate {
  const ofComponent = (name: string) => ({ populate: populateOf(components[name]!.attributes, components, relations) });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component, components: choices }]): [string, object][] => {
      if (type === 'relation') return relations[name] ? [[name, relations[name]]] : [];
      if (type === 'component') return [[name, ofComponent(component!)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(choices!.map((choice) => [choice, ofComponent(choice)])) }]];
    }),
  );
}
