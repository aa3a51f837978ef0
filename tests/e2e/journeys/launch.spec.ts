import { expect, type Page, test } from '@playwright/test';
import { visit, visitAsMember } from '../support/visitor';

const seen = (page: Page) => page.getByRole('main').getByRole('article');

async function play(page: Page, name: RegExp): Promise<void> {
  const button = seen(page).getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Changes the games that the lists give. */
async function withGames(page: Page, changes: object): Promise<void> {
  await page.route('**/GCSGAME_gameList**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { content: object[] } };
    body.value.content = body.value.content.map((game) => ({ ...game, ...changes }));
    await route.fulfill({ response, json: body });
  });
}

test.describe('starting a game', () => {
  test('[LAUNCH-01] a guest logs in first, and then plays', async ({ page }) => {
    await visit(page, '/rng');
    await play(page, /^Play /);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  for (const [vassalage, path] of [
    ['TCG_LOTTO_VN', '/vnLottery'],
    ['TCG_SEA', '/seaLottery'],
    ['LOTT', '/lottery'],
    ['ELOTT', '/lottery'],
  ] as const)
    test(`[LAUNCH-02] ${vassalage} leads to ${path}`, async ({ page }) => {
      await withGames(page, { vassalage, gameCode: 'lucky-7', maintenance: false });
      await visitAsMember(page, '/rng');
      await play(page, /^Play /);
      await expect(page).toHaveURL(new RegExp(`${path}\\?gameCode=lucky-7$`));
    });

  test('[LAUNCH-03] a card of a list opens its games, and the lobby from there', async ({
    page,
  }) => {
    await visitAsMember(page, '/sports?vassalage=HFT');
    await play(page, /^Play /);
    const dialog = page.getByRole('dialog', { name: /Halftime House|Sports/ });
    await dialog
      .getByRole('button', { name: /^Play / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/seamless\?vassalage=HFT&gameType=SPORTS$/);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[LAUNCH-06] a closed game is answered by hot games that are open', async ({ page }) => {
    await withGames(page, { maintenance: true });
    await visitAsMember(page, '/rng');
    await play(page, /^Play /);
    const dialog = page.getByRole('dialog', { name: 'Game Under Maintenance' });
    await expect(dialog.getByRole('article')).toHaveCount(6);
    await dialog
      .getByRole('button', { name: /^Play / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
  });

  for (const path of ['/rng', '/'])
    test(`[LOB-09] a guest tries a game for free where that is offered, on ${path}`, async ({
      page,
    }) => {
      await visit(page, path);
      const button = seen(page)
        .getByRole('button', { name: /^Free play / })
        .first();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/seamless\?game=\d+&play=free$/);
      await expect(page.getByText('Free play with play money')).toBeVisible();
      await expect(page.frameLocator('iframe').getByText('A free trial')).toBeVisible();
    });
});

test.describe('a game that does not open', () => {
  test.beforeEach(async ({ page }) => {
    await visitAsMember(page, '/');
  });
  const open = (page: Page) => page.goto('/seamless?vassalage=MZN&gameType=LIVE');
  const again = async (page: Page): Promise<void> => {
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  };

  test('[LAUNCH-05] a link that is used up is told, and a fresh one opens', async ({ page }) => {
    await open(page);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
    await game.locator('body').evaluate(() => window.location.reload());
    await expect(page.getByRole('alert')).toContainText('This link has been used up');
    await again(page);
  });

  test('[LAUNCH-05] an address that may not be framed is not', async ({ page }) => {
    await page.route('**/wps/game/launchGame**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { value: { gameUrl: string } };
      body.value.gameUrl = 'https://elsewhere.example/play';
      await route.fulfill({ response, json: body });
    });
    await open(page);
    await expect(page.getByRole('alert')).toContainText('The game may not be shown here');
    await expect(page.locator('iframe')).toHaveCount(0);
    await again(page);
  });

  test('[LAUNCH-05] a gateway that can not be reached is told', async ({ page }) => {
    await page.route('**/wps/game/launchGame**', (route) => route.abort());
    await open(page);
    await expect(page.getByRole('alert')).toContainText('Network link is abnormal');
    await again(page);
  });

  test('[LAUNCH-05] offline it waits, and opens with the connection', async ({ page, context }) => {
    await open(page);
    await expect(page.locator('iframe')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/live$/);
    await expect(seen(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('[LAUNCH-06] a closed game names hot games in its place', async ({ page }) => {
    await page.route('**/wps/game/launchGame**', (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          value: null,
          message: 'Game Under Maintenance',
          errorCode: 'GAME_MAINTENANCE',
        },
      }),
    );
    await open(page);
    await expect(page.getByRole('alert')).toContainText('Game Under Maintenance');
    const others = page.getByRole('list', { name: 'Hot games that are open' });
    await expect(others.getByRole('article')).toHaveCount(6);
  });
});
