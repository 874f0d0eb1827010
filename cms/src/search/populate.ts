/** What to read of an entry so that all of its text is there: its components, but no related entries or files. */
import type { Core } from '@strapi/strapi';

type Attribute = { type: string; component?: string; components?: string[] };
type Schemas = Record<string, { attributes: Record<string, Attribute> }>;
type Populate = Record<string, object>;

export function textPopulate(strapi: Pick<Core.Strapi, 'contentTypes' | 'components'>, uid: string): Populate {
  const components = strapi.components as unknown as Schemas;
  return populateOf((strapi.contentTypes as unknown as Schemas)[uid]!.attributes, components);
}

function populateOf(attributes: Record<string, Attribute>, components: Schemas): Populate {
  const ofComponent = (name: string) => ({ populate: populateOf(components[name]!.attributes, components) });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component, components: choices }]): [string, object][] => {
      if (type === 'component') return [[name, ofComponent(component!)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(choices!.map((choice) => [choice, ofComponent(choice)])) }]];
    }),
  );
}
