import { expect, test } from '@playwright/test';
import { faultsOfMarkup, faultsOfPage } from '../support/markup';

/** Pages that have a first frame of their own, and some that have the frame alone. */
const SERVED = [
  '/',
  '/rng',
  '/hot',
  '/live',
  '/lott',
  '/elott',
  '/sports',
  '/fish',
  '/pvp',
  '/esports',
  '/cockfight',
  '/promotions',
  '/join',
  '/pointMall',
  '/down',
  '/news',
  '/blog',
  '/content/beginner-guide',
  '/content/vip',
  '/login',
  '/seamless?game=100231',
  '/no-such-page',
];

// As they are once they are drawn, pages and dialogs are read where axe looks at them.
test.describe('the HTML', () => {
  test('[F-2] of each page is valid as it is served', async ({ request }) => {
    const faults: Record<string, string[]> = {};
    for (const path of SERVED) {
      const answer = await request.get(path, { headers: { Accept: 'text/html' } });
      const found = await faultsOfMarkup(await answer.text());
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });

  test('[F-2] is found wrong where it is', async ({ page }) => {
    const html = (body: string) =>
      `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
    expect(await faultsOfMarkup(html('<p id="one">Fine</p><img src="/a.png" alt="">'))).toEqual([]);
    for (const wrong of [
      '<p id="one"></p><p id="one"></p>',
      '<p><div>A block in a paragraph</div></p>',
      '<a href="/"><button type="button">Press</button></a>',
      '<img src="/one.png">',
      '<img alt="No address">',
      '<button type="nothing">Press</button>',
      '<ul><p>No item</p></ul>',
      '<label for="nowhere">Name</label>',
      '<strange>Text</strange>',
    ])
      expect(await faultsOfMarkup(html(wrong)), wrong).not.toEqual([]);
    await page.setContent(html('<p odd="1">Text</p>'));
    expect(await faultsOfPage(page)).toEqual(['unknown attribute: odd of <p>']);
  });
});
