import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeFields, type EditView } from './describe-fields';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'pl' } }));
afterEach(() => vi.unstubAllGlobals());

const field = (name: string, attribute: object = { type: 'string' }) => ({
  name,
  label: name,
  attribute: attribute as { type: string },
});
const view: EditView = {
  layout: {
    settings: { displayName: 'Page' },
    layout: [
      [
        [field('title'), field('unknown')],
        [field('prices', { type: 'component', component: 'parts.price', repeatable: true })],
      ],
    ],
    components: {
      'parts.price': { layout: [[field('currency'), field('period'), field('amount')]], settings: { mainField: 'id' } },
      'sections.hero': { layout: [[field('lead'), field('title')]], settings: { mainField: 'id' } },
    },
  },
};

test('fields have labels and hints in the language of the admin', () => {
  const [title, unknown] = describeFields(view).layout.layout[0]![0]!;
  expect(title).toMatchObject({ label: 'Tytuł', hint: expect.stringContaining('Nagłówek strony') });
  expect(unknown).toMatchObject({ label: 'unknown' });
});

test('a section is named by its heading', () => {
  expect(describeFields(view).layout.components['sections.hero']!.settings.mainField).toBe('title');
});

test('a price is named by currency, period and amount', () => {
  const [prices] = describeFields(view).layout.layout[0]![1]!;
  expect(prices!.mainField!.title!({ currency: 'PLN', period: 'month', amount: 7900 })).toBe('PLN · miesiąc · 79');
  expect(prices!.mainField!.title!({ currency: 'EUR', period: 'year', amount: 19_950 })).toBe('EUR · rok · 199,50');
  expect(prices!.mainField!.title!({})).toBe('');
});
