import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Illustration } from './illustration.tsx';
import { illustrations } from './names.ts';

const css = ['illustrations.css', 'motion.css', 'base.css']
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .join('');

test.each(illustrations)('%s is small, has only known classes and no colours of its own', (name) => {
  const drawings = renderToStaticMarkup(<Illustration name={name} />).split(/(?<=<\/svg>)/);
  for (const svg of drawings) {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024);
    expect(svg).not.toMatch(/(?:fill|stroke|style)="(?!none)/);
    const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap((match) => match[1]!.split(' '));
    for (const one of classes) expect(css).toMatch(new RegExp(`\\.${one}(?![\\w-])`));
  }
});
