import { expect, type Frame, type Page, test } from '@playwright/test';
import { FORGERS, replaceGame, SIBLING } from '../support/evilGame';
import { contrastsIn } from '../support/gameTheme';
import { speak } from '../support/languages';
import { logIn, visit, visitAsMember } from '../support/visitor';
import { GAMES, watch } from '../support/watch';

const SLOT = '/seamless?vassalage=MZN&gameType=LIVE';
const root = (page: Page) => page.frameLocator('iframe').locator('html');

/** A colour of the site's theme. */
const ofSite = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
    `--pl-color-${name}`,
  );

/** The game has the colours of the site, and all its texts can be read on them. */
async function expectTheme(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await expect(root(page)).toHaveCSS('color-scheme', scheme);
  const ground = await ofSite(page, 'surface-page');
  const ofGame = () => root(page).evaluate((html) => html.style.getPropertyValue('--ink'));
  await expect.poll(ofGame).toBe(ground);
  const tooWeak = (await contrastsIn(root(page))).filter(({ ratio }) => ratio < 4.5);
  expect(tooWeak).toEqual([]);
}

test('[RV-08] a demo game takes the theme, language and direction of the site, and follows the theme switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visitAsMember(page, SLOT);
  await expect(root(page)).toHaveAttribute('dir', 'ltr');
  await expectTheme(page, 'light');
  const frame = await page.locator('iframe').getAttribute('src');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expectTheme(page, 'dark');
  await expect(page.locator('iframe')).toHaveAttribute('src', frame ?? '');

  await test.step('in Arabic', async () => {
    await speak(page, 'ar');
    await page.goto(SLOT);
    await expect(root(page)).toHaveAttribute('lang', 'ar');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expectTheme(page, 'dark');
  });
});

test('[RV-08] a game alone has its own look, in the direction of its language', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page);
  await logIn(page);
  await speak(page, 'ar');
  // Its address counts once.
  await page.route('**/demo-game/', (route) => route.abort());
  await page.goto(SLOT);
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  await page.unroute('**/demo-game/');
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('[RV-08] a game that does not ask is told nothing, nor is another frame that does', async ({
  page,
}) => {
  await watch(page, { allowed: [GAMES, SIBLING] });
  await visitAsMember(page, '/');
  await replaceGame(page);
  await page.goto(SLOT);
  await expect(page.frameLocator('iframe').getByText('Tried by itself.')).toBeVisible();
  const game = page.frame({ url: `${GAMES}/evil-game` }) as Frame;
  await game.evaluate('window.forge()');
  for (const name of FORGERS)
    await expect(game.frameLocator(`iframe[title="${name}"]`).getByText('Sent')).toBeVisible();
  const told = () => Promise.all(page.frames().map((frame) => frame.evaluate('window.told')));
  await page.getByRole('button', { name: /^(?:Dark|Light) theme$/ }).click();
  expect((await told()).flat().filter(Boolean)).toEqual([]);
  await test.step('until it asks', async () => {
    await game.evaluate('window.askTheme()');
    await expect.poll(async () => (await told()).flat().filter(Boolean)).toEqual(['parlour:theme']);
  });
});
