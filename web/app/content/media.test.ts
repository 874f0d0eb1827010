import { expect, test } from 'vitest';
import { mediaPath } from './media.ts';

test('an uploaded file is found by its path, whatever address it was saved with', () => {
  expect(mediaPath('http://localhost:1337/uploads/a.png')).toBe('/uploads/a.png');
  expect(mediaPath('/uploads/a.png')).toBe('/uploads/a.png');
  expect(mediaPath('https://media.example/a.png')).toBe('https://media.example/a.png');
});
