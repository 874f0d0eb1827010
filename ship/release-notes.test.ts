import { expect, test } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const changelog = '# Changelog\n\n## 1.1.0 (2026-12-01)\n\nNew: search.\n\n## 1.0.0\n\nThe first version.\n';

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes(changelog, '1.1.0')).toBe('New: search.');
  expect(releaseNotes(changelog, '1.0.0')).toBe('The first version.');
});

test.each(['1.0', '2.0.0'])('a version without a section (%s) is not released', (version) => {
  expect(() => releaseNotes(changelog, version)).toThrow(`says nothing about ${version}`);
});
