import { expect, test } from 'vitest';
import { xml } from './xml.ts';

test('escapes values, and removes characters that XML does not allow', () => {
  expect(xml`<title>${'a < b & "c"\v\0d\n'}</title>`).toBe('<title>a &lt; b &amp; &quot;c&quot;d\n</title>');
});
