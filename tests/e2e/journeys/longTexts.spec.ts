import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from '../support/answers';
import { overflowOf, SIZES } from '../support/axe';
import { anyGame } from '../support/games';
import { cutTextsOf, overlapsIn, rawKeysOn, stretch } from '../support/longTexts';
import { anyOf, menuAt } from '../support/lotteries';
import { logIn, visit } from '../support/visitor';

const PAGES = [
  '/',
  '/hot',
  '/rng',
  '/live',
  '/sports',
  '/elott',
  '/promotions',
  '/pointMall',
  '/join',
  '/down',
  '/news',
  '/content/vip',
];

const dialog = (page: Page) => page.getByRole('dialog');

/** What opens over the home page, or beside it, and how; from which width on it is there to be opened. */
const OPENED: Record<string, { from?: number; open: (page: Page) => Promise<void> }> = {
  'the login': { open: (page) => openAt(page, '/login') },
  'the registration': { open: (page) => openAt(page, '/register') },
  'the help centre': {
    open: async (page) => {
      await openAt(page, '/help');
      await dialog(page).getByRole('listitem').first().getByRole('button').click();
      await expect(dialog(page).getByRole('article')).toBeVisible();
    },
  },
  'the announcements': {
    open: async (page) => {
      await changeAnswer(page, '**/MCSFE_getListAnnouncements**', (groups: object) => ({
        ...groups,
        popup: ['Have a look around', 'Draws of the week'].map((title, at) => ({
          id: `long-${at}`,
          title,
          content: `<h2>${title}</h2><p>Everything that is new on one page.</p>`,
          startDateStr: '2026-03-14',
          promotionType: null,
          execution: 'B',
        })),
      }));
      await visit(page);
      await expect(dialog(page)).toContainText('Have a look around');
    },
  },
  'the languages': {
    open: async (page) => {
      await visit(page);
      const button = page.getByRole('banner').getByRole('button', { name: /^Language: / });
      await button.click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  'the vendors of a category': {
    from: 1280,
    open: async (page) => {
      await visit(page);
      const button = page.getByRole('button', { name: /^Vendors of / }).first();
      // A press after the mouse has come to rest there would close it again.
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the codes of the apps': {
    from: 1280,
    open: async (page) => {
      await visit(page);
      await page.getByRole('banner').getByRole('button', { name: 'App', exact: true }).click();
      await expect(dialog(page).getByRole('img').first()).toBeVisible();
    },
  },
  'the side bar': {
    open: async (page) => {
      await visit(page);
      await page.getByRole('button', { name: 'Help and contact' }).click();
      await expect(page.getByRole('img', { name: 'QR code of this site' })).toBeVisible();
    },
  },
};

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(dialog(page)).toBeVisible();
}

/** The page as it stands, with texts that are 40 % longer: it shows all of them, in its window, and no key. */
async function expectRoomForLongTexts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await stretch(page);
  expect(await rawKeysOn(page), 'keys instead of texts').toEqual([]);
  expect(await cutTextsOf(page), 'texts that can not be read whole').toEqual([]);
  expect(await overflowOf(page), 'it scrolls sideways').toBeLessThanOrEqual(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of SIZES) {
  const at = `at ${String(size.width)} px`;
  for (const path of PAGES)
    test(`[F-6] long texts have room on ${path} ${at}`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectRoomForLongTexts(page);
      expect(await overlapsIn(page.getByRole('banner')), 'controls on each other').toEqual([]);
    });

  for (const [name, { from = 0, open }] of Object.entries(OPENED))
    if (size.width >= from)
      test(`[F-6] long texts have room in ${name} ${at}`, async ({ page }) => {
        await page.setViewportSize(size);
        await open(page);
        await expectRoomForLongTexts(page);
      });

  test(`[F-6] long texts have room around what is played ${at}`, async ({ page }) => {
    await visit(page);
    await logIn(page);
    await page.setViewportSize(size);
    await expectRoomForLongTexts(page);
    const lottery = await anyOf(page, menuAt('ZY'));
    for (const path of [
      `/seamless?game=${String(await anyGame(page))}`,
      `/lottery?gameCode=${lottery.gameCode}`,
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectRoomForLongTexts(page);
      });
  });
}

test('[F-6] what is cut, what lies on another, and what is a key, is seen', async ({ page }) => {
  await visit(page, '/news');
  await page.getByRole('main').evaluate((main) => {
    const button = document.createElement('button');
    Object.assign(button.style, { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
    button.append('A long word for a button');
    const field = document.createElement('input');
    Object.assign(field.style, {
      inlineSize: '160px',
      marginInlineStart: '-20px',
      font: '16px monospace',
    });
    field.placeholder = 'Name of a member';
    main.append(button, field, 'filter.allVendors');
  });
  await stretch(page);
  expect(await cutTextsOf(page)).toEqual([
    expect.stringContaining('cut by button'),
    expect.stringContaining('“Name of a member” cut in its line'),
  ]);
  expect(await overlapsIn(page.getByRole('main'))).toHaveLength(1);
  expect(await rawKeysOn(page)).toEqual(['filter.allVendors']);
});
