/** Labels, hints and the titles of rows in the forms of the admin. */
import { formatAmount } from './amount';
import { fieldText, optionText } from './form-texts';

type Row = Record<string, unknown>;
type MainField = { name: string; type: string; title?: (row: Row) => string };
type Field = {
  name: string;
  label: string;
  hint?: string | undefined;
  attribute: { type: string; component?: string; repeatable?: boolean };
  mainField?: MainField;
};
type Component = { layout: Field[][]; settings: { mainField?: string } };
export type EditView = {
  layout: {
    layout: Field[][][];
    components: Record<string, Component>;
    settings: { displayName?: string };
  };
};

/** A hook of Strapi: changes the form of an entry before it is shown. */
export function describeFields<View extends EditView>(view: View): View {
  const language = document.documentElement.lang;
  const { layout, components, settings } = view.layout;
  const describe = (owner: string) => (field: Field) => describeField(field, owner, language, components);
  const typeOwner = ownerOfType(settings.displayName ?? '');
  return {
    ...view,
    layout: {
      ...view.layout,
      layout: layout.map((panel) => panel.map((row) => row.map(describe(typeOwner)))),
      components: Object.fromEntries(
        Object.entries(components).map(([uid, component]) => [
          uid,
          {
            layout: component.layout.map((row) => row.map(describe(uid))),
            settings: { ...component.settings, mainField: titleField(component) },
          },
        ]),
      ),
    },
  };
}

/** The singular name of a content type, which its form does not know: `Legacy page` is `legacy-page`. */
export function ownerOfType(displayName: string): string {
  return displayName.toLowerCase().replaceAll(' ', '-');
}

function describeField(field: Field, owner: string, language: string, components: EditView['layout']['components']) {
  const { label = field.label, hint = field.hint } = fieldText(language, owner, field.name) ?? {};
  const { type, component, repeatable } = field.attribute;
  const described = { ...field, label, hint };
  if (type !== 'component' || !repeatable || !components[component!]) return described;
  const name = titleField(components[component!]!);
  const title = rowTitles[component!];
  return {
    ...described,
    mainField: { name, type: 'string', ...(title && { title: (row: Row) => title(row, language) }) },
  };
}

/** The field that says most about a component. */
const titleFields = ['title', 'question', 'name', 'label', 'text', 'person', 'body'];

function titleField({ layout }: Component): string {
  const names = layout.flat().map(({ name }) => name);
  return titleFields.find((name) => names.includes(name)) ?? 'id';
}

/** Rows that one field does not describe. Our patch of the content manager calls these functions (patches/). */
const rowTitles: Record<string, (row: Row, language: string) => string> = {
  'parts.price': ({ currency, period, amount }, language) =>
    joined(
      currency,
      option(language, 'period', period),
      typeof amount === 'number' ? formatAmount(amount, language) : '',
    ),
  'parts.hours': ({ day, opens, closes }, language) =>
    joined(option(language, 'day', day), [opens, closes].filter(Boolean).join('–')),
  'parts.status-words': ({ state, title }, language) => joined(option(language, 'state', state), title),
  'parts.comparison-cell': ({ included, text }) => (typeof text === 'string' && text ? text : included ? '✓' : '–'),
  'parts.stat': ({ value, unit, label }) => joined([value, unit].filter(Boolean).join(' '), label),
  'parts.social': ({ network }) => joined(network),
};

function joined(...parts: unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

function option(language: string, field: string, value: unknown): string {
  return typeof value === 'string' ? optionText(language, field, value) : '';
}
