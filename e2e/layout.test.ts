import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { auditContrast } from './contrast-audit.ts';
import { auditLayout, openForAudit } from './layout-audit.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { useStack } from './use-stack.ts';
import { showWholePage } from './whole-page.ts';

useStack();

/** The endurance suite measures all widths in both themes. */
const widths = [320, 390, 640, 768, 1100, 1280, 1440, 1920];

describe.each(Object.entries(templates))('%s', (_, paths) => {
  test('no text runs over art or other text, and nothing scrolls sideways', async () => {
    for (const path of Object.values(paths)) {
      const page = await openForAudit(path);
      expect({ path, problems: await auditLayout(page, widths) }).toEqual({ path, problems: [] });
      await page.context().close();
    }
  });
});

test.each(['/pricing', '/pl/pricing'])(
  '%s shows the price and the button of every plan in the first screen',
  async (path) => {
    const { page } = await openPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    for (const part of await page.locator('article :is(p.cut:visible, button)').all()) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(900);
    }
    expect(await page.locator('article :is(p.cut:visible, button)').count()).toBe(6);
  },
);

describe('the audit finds planted defects', () => {
  test('text over art', async () => {
    const page = await openForAudit('/about');
    await page.evaluate(() => {
      const picture = document.querySelector<HTMLElement>('main section svg.art-wide')!.getBoundingClientRect();
      const note = document.createElement('p');
      note.textContent = 'planted over the kettle';
      note.style.cssText = `position:absolute;top:${picture.top + picture.height * 0.7 + scrollY}px;left:10%`;
      document.body.append(note);
    });
    const problems = await auditLayout(page, [1280]);
    expect(problems.map(({ kind }) => kind)).toContain('text over art');
  });

  test('text over text, text past the edge, and sideways scrolling', async () => {
    const page = await openForAudit('/about');
    await page.evaluate(() => {
      const title = document.querySelector('h1')!;
      title.style.cssText = 'position:absolute;top:0;left:0';
      const other = document.createElement('p');
      other.textContent = 'planted over a title';
      other.style.cssText = 'position:absolute;top:0.5rem;left:0;width:200vw';
      document.body.append(other);
      const long = document.querySelector('h2')!;
      long.textContent = 'planted past the edge '.repeat(20);
      long.style.whiteSpace = 'nowrap';
    });
    const kinds = (await auditLayout(page, [1280])).map(({ kind }) => kind);
    expect(kinds).toContain('text over text');
    expect(kinds).toContain('text past the edge');
    expect(kinds).toContain('scrolls sideways');
  });

  test('text that is too pale for the picture behind it, and a lead in the colour of its background', async () => {
    const page = await openForAudit('/about');
    await showWholePage(page, 1280);
    expect(await auditContrast(page)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('h1')!.style.color = '#d8cfb8';
      const hero = document.querySelector<HTMLElement>('main section')!;
      hero.style.setProperty('--a-mus', getComputedStyle(document.body).backgroundColor);
    });
    const found = (await auditContrast(page)).map(({ what }) => what);
    expect(found).toContain(await page.locator('h1').innerText());
    expect(found).toContain('body of a lead');
  });
});
