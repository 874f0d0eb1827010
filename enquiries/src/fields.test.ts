import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enquiryTextFields } from './fields.ts';

test('the CMS content type and the inbox contain every field of the form', () => {
  const cms = new URL('../../cms/src/', import.meta.url);
  const schema = readFileSync(new URL('api/enquiry/content-types/enquiry/schema.json', cms), 'utf8');
  const { attributes } = JSON.parse(schema) as { attributes: object };
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...enquiryTextFields]));
  const inbox = readFileSync(new URL('inbox.ts', cms), 'utf8');
  const [, rows] = /const rows = \[([^;]+)\];/.exec(inbox)!;
  const [, stored] = /const shortFields = \[([^;]+)\];/.exec(inbox)!;
  for (const field of enquiryTextFields) {
    expect(rows).toContain(`'${field}'`);
    expect(`${stored}, 'message'`).toContain(`'${field}'`);
  }
});
