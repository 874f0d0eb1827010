import { expect, test, vi } from 'vitest';
import { log } from '#log.server.ts';
import { sectionZone } from './zone.server.ts';

test('skips and logs invalid sections, and keeps the others', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const zone = sectionZone.parse([
    { __component: 'sections.steps', title: 'Good', steps: [{ title: 'One', text: null }] },
    { __component: 'sections.steps', title: null, steps: [] },
    { __component: 'sections.carousel', title: 'Unknown' },
    'nonsense',
  ]);
  expect(zone).toEqual([{ name: 'steps', data: { title: 'Good', steps: [{ title: 'One', text: undefined }] } }]);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('returns no sections when the zone is null', () => {
  expect(sectionZone.parse(null)).toEqual([]);
});
