import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enquiryTextFields } from './fields.ts';

test('the CMS content type and the inbox contain every field of the form', () => {
  const cms = new URL('../../cms/src/', import.meta.url);
  const schema = readFileSync(new URL('api/enquiry/content-types/enquiry/schema.json', cms), 'utf8');
  const { attributes } = JSON.parse(schema) as { attributes: object };
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...enquiryTextFields]));
  const read = (file: string) => readFileSync(new URL(`inbox/${file}`, cms), 'utf8');
  const [, rows] = /const enquiryRows = \[([^;]+)\];/.exec(read('enquiry-type.ts'))!;
  const [, stored] = /const shortFields = \[([^;]+)\];/.exec(read('entries.ts'))!;
  for (const field of enquiryTextFields) {
    expect(rows).toContain(`'${field}'`);
    expect(`${stored}, 'message'`).toContain(`'${field}'`);
  }
});
