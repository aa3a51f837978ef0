import { expect, type Page, test } from '@playwright/test';
import {
  DISGUISED,
  ELSEWHERE,
} from '../../../packages/features/core/src/url/disguisedUrls.fixtures';
import { visitAs } from '../support/account';
import { changeAnswer } from '../support/answers';
import { PASSWORD, visit } from '../support/visitor';
import { expectQuiet, GAMES, SITE, type Watched, watch } from '../support/watch';

const CONTROL = 'https://parlour.example/control';
/** Who helps with gambling, by the market policy. */
const HELP = 'https://help.parlour.example';
/** One URL of each kind, because each takes a call. The unit test of the URL check has all of them. */
const KINDS = [
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:window.hit=1',
  'data:text/html,<script>opener.hit=1</script>',
  'https://localhost@evil.example/',
] as const;

/** URLs of links to other sites, also of those that only a browser would read as such. */
const strangeLinks = (page: Page, inside: string): Promise<string[]> =>
  page.locator(inside).evaluate((root) =>
    [...root.querySelectorAll('a')]
      .filter((link) => {
        const { origin, protocol, pathname } = new URL(link.href || '/', location.href);
        return origin === location.origin
          ? pathname.startsWith('//')
          : !['mailto:', 'tel:'].includes(protocol);
      })
      .map((link) => link.getAttribute('href') ?? ''),
  );

/** Clicks every link at once, so that none navigates before the others are clicked. */
const pressLinks = (page: Page, inside: string): Promise<number> =>
  page.locator(inside).evaluate((root) => {
    const links = root.querySelectorAll('a');
    for (const link of links)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return links.length;
  });

/** No request left the site, and the page is still on it. */
async function expectAtHome(page: Page, watched: Watched): Promise<void> {
  await expectQuiet(page, watched);
  expect(new URL(page.url()).origin).toBe(SITE);
  expect(page.frames().filter((frame) => !frame.url().startsWith(SITE))).toEqual([]);
}

test.describe('an address of the gateway', () => {
  let watched: Watched;
  test.beforeEach(async ({ page }) => {
    watched = await watch(page);
  });

  test('of a banner leads to no other site', async ({ page }) => {
    const banner = (linkageType: string, link: string, at: number) => ({
      id: `${linkageType}-${at}`,
      groupName: 'w_home',
      title: `Banner ${linkageType} ${at}`,
      url: '/none.png',
      smallUrl: '/none.png',
      linkageType,
      link,
    });
    await changeAnswer(page, '**/MCSFE_getListAnnouncements**', (groups: object) => ({
      ...groups,
      banners: [
        banner('PAGE', '/promotions', -1),
        banner('URL', CONTROL, -1),
        ...[...DISGUISED, ...ELSEWHERE].map((link, at) => banner('PAGE', link, at)),
        ...DISGUISED.map((link, at) => banner('URL', link, at)),
        ...DISGUISED.map((link, at) => banner('GAME', link, at)),
      ],
    }));
    await visit(page);
    const slides = page
      .getByRole('region', { name: 'What is on' })
      .getByRole('group', { includeHidden: true, name: /^\d+ of \d+/ });
    await expect(slides).toHaveCount(2 + 3 * DISGUISED.length + ELSEWHERE.length);
    // Buttons open a window: only one of these banners may have one.
    await expect(slides.locator('button')).toHaveCount(1);
    await expect(slides.locator('a[href="/promotions"]')).toHaveCount(1);
    expect(await strangeLinks(page, '[data-component="BannerStrip"]')).toEqual([]);
    await pressLinks(page, '[data-component="BannerStrip"]');
    await expectAtHome(page, watched);
  });

  test('of a page elsewhere, an app or a chat leads to no other site in disguise', async ({
    page,
  }) => {
    const types = ['YOUTUBE', 'INSTAGRAM', 'FACEBOOK', 'TELEGRAM', 'ANDROID', 'IOS'];
    await changeAnswer(page, '**/wps/system/status**', (status: { info: object }) => ({
      ...status,
      info: {
        ...status.info,
        resources: Object.fromEntries(
          [['LANDING', CONTROL], ...types.map((type, at) => [type, KINDS[at] ?? ''])].map(
            ([resourceType = '', url]) => [
              resourceType,
              { resourceType, labelName: resourceType, labelNameEn: resourceType, url },
            ],
          ),
        ),
      },
    }));
    let chatUrl = '';
    await changeAnswer(page, '**/CBS_launchChat**', (chat: object) => ({ ...chat, chatUrl }));
    await visit(page, '/down');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'LANDING' })).toHaveAttribute('href', CONTROL);
    await page.getByRole('button', { name: 'Help and contact' }).click();
    const panel = page.getByRole('complementary', { name: 'Help and contact' });
    const chat = panel.getByRole('button', { name: /^Live chat/ });
    await expect(chat).toBeVisible();
    expect(await strangeLinks(page, 'body')).toEqual([CONTROL, HELP]);
    // A page of this site may open in a new window.
    for (chatUrl of KINDS.filter((kind) => kind !== '/..//evil.example')) {
      const answered = page.waitForResponse(/CBS_launchChat/);
      await chat.click();
      await answered;
      await expect(panel.getByRole('alert'), chatUrl).toBeVisible();
      await expect(panel.getByRole('link', { name: /chat/i }), chatUrl).toHaveCount(0);
    }
    await expectAtHome(page, watched);
    chatUrl = CONTROL;
    await chat.click();
    await expect(panel.getByRole('link', { name: /chat/i })).toHaveAttribute('href', CONTROL);
  });

  test('[ANN-05] in a text of the merchant leads to no other site in disguise', async ({
    page,
  }) => {
    const link = (address: string, at: number): string =>
      `<p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">Link ${at}</a></p>`;
    await changeAnswer(page, '**/wps/system/content/vip', (text: object) => ({
      ...text,
      content: DISGUISED.map(link).join('') + [CONTROL, ...ELSEWHERE].map(link).join(''),
    }));
    await visit(page, '/content/vip');
    const text = page.locator('[data-component="SafeHtml"]');
    await expect(text.getByRole('link', { name: 'Link 0' }).last()).toBeVisible();
    // External links say so, open in a new tab and have no opener.
    const outside = await text
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('rel')));
    expect(outside.length).toBeGreaterThan(8);
    expect(new Set(outside)).toEqual(new Set(['noopener noreferrer']));
    await text.evaluate((root) => {
      for (const each of root.querySelectorAll('a[target="_blank"]')) each.remove();
    });
    expect(await strangeLinks(page, 'main')).toEqual([]);
    expect(await pressLinks(page, '[data-component="SafeHtml"]')).toBeGreaterThan(40);
    await expectAtHome(page, watched);
  });

  test('of a game is framed only from where games come', async ({ page }) => {
    let gameUrl = '';
    await changeAnswer(page, '**/wps/game/launchGame**', (game: object) => ({ ...game, gameUrl }));
    await visitAs(page, '/seamless?vassalage=MZN&gameType=LIVE', 'member1');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The game may not be shown here');
    for (gameUrl of [...KINDS, 'https://evil.example/', '/', `${SITE}/demo-game/`]) {
      await Promise.all([
        page.waitForResponse(/launchGame/),
        page.getByRole('button', { name: 'Open it again' }).click(),
      ]);
      await expect(alert, gameUrl).toContainText('The game may not be shown here');
      await expect(page.locator('iframe'), gameUrl).toHaveCount(0);
    }
    await expectAtHome(page, watched);
  });

  test('of the way back after a login stays on this site', async ({ page }) => {
    const evil = encodeURIComponent('https://evil.example/');
    const query = ['redirect', 'returnUrl', 'return', 'next', 'backUrl', 'url', 'path', 'to']
      .map((name, at) => `${name}=${at % 2 === 0 ? evil : encodeURIComponent('/..//evil.example')}`)
      .join('&');
    for (const start of [
      `/login?${query}`,
      `/seamless?vassalage=MZN&gameType=LIVE&${query}`,
      `//evil.example/%2e%2e?${query}#//evil.example`,
    ]) {
      await page.goto(`${SITE}${start}`);
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      if (start.startsWith('//')) {
        await expect(page.getByRole('banner')).toBeVisible();
        await pressLinks(page, 'main');
        await page.goto(`${SITE}/login`);
      }
      await dialog.getByLabel('Username').fill('member1');
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(SITE);
      await page.evaluate(() => sessionStorage.clear());
    }
    // One of the return addresses is a game, framed from its own host.
    const foreign = watched.foreign.filter((address) => !address.startsWith(`${GAMES}/`));
    await expectQuiet(page, { ...watched, foreign });
  });
});
