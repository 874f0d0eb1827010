import { expect, test } from 'vitest';
import { mediaPath } from './media.ts';

test('reduces the URL of an uploaded file to its path', () => {
  expect(mediaPath('http://localhost:1337/uploads/a.png')).toBe('/uploads/a.png');
  expect(mediaPath('/uploads/a.png')).toBe('/uploads/a.png');
  expect(mediaPath('https://media.example/a.png')).toBe('https://media.example/a.png');
});
