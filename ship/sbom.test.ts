import { expect, test } from 'vitest';
import { debianComponents } from './sbom.ts';

test('lists Debian’s packages with their versions', () => {
  const list = 'Package: varnish\nVersion: 7.1.1-2+deb12u1\nArchitecture: amd64\n\nPackage: netbase\nVersion: 6.4\n\n';
  expect(debianComponents(list)).toEqual([
    {
      type: 'library',
      name: 'varnish',
      version: '7.1.1-2+deb12u1',
      purl: 'pkg:deb/debian/varnish@7.1.1-2%2Bdeb12u1?arch=amd64',
    },
    { type: 'library', name: 'netbase', version: '6.4', purl: 'pkg:deb/debian/netbase@6.4?arch=all' },
  ]);
});
