/** Reads which source file imports which, and finds circles and imports against the order of the layers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The files that each file imports. Imports of types and dynamic imports count. */
export type Imports = Map<string, string[]>;

/** `from '…'`, `import '…'` and `import('…')`. */
const specifiers = /\b(?:from|import)\s*\(?\s*'([^'?$]+)(?:\?[^']*)?'/g;

export function readImports(root: string, files: string[]): Imports {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const found = [...text.matchAll(specifiers)].flatMap(([, specifier]) => candidates(root, file, specifier!));
      return [file, found.filter((one) => known.has(one))];
    }),
  );
}

/** The files that a specifier may mean. In the CMS, relative imports have no extension. */
function candidates(root: string, file: string, specifier: string): string[] {
  if (/^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier)) {
    const path = join(dirname(file), specifier);
    return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  }
  try {
    return [relative(root, createRequire(`${root}/${file}`).resolve(specifier))];
  } catch {
    // Not a file of the checkout, for example a generated type.
    return [];
  }
}

/** The first circle that is found, as a list of files that ends with its first file; null if there is none. */
export function findCircle(imports: Imports): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Imports from a lower layer to a higher one, as `file → imported file`. The layers are folders or files, the lowest
 * first; of several that contain a file, the longest counts. A file outside of all layers is reported too.
 */
export function findUpwardImports(imports: Imports, layers: string[]): string[] {
  const levelOf = (file: string) => {
    const containing = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
    const [longest] = containing.toSorted((a, b) => b.length - a.length);
    return longest === undefined ? Infinity : layers.indexOf(longest);
  };
  return [...imports].flatMap(([file, imported]) => [
    ...(levelOf(file) === Infinity ? [`${file} belongs to no layer`] : []),
    ...imported.filter((one) => levelOf(one) > levelOf(file)).map((one) => `${file} → ${one}`),
  ]);
}
