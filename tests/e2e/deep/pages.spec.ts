import { expect, type Page, test } from '@playwright/test';
import { mirror } from '../support/mirrored';
import {
  expectAllPageChecks,
  expectNamed,
  expectRoomForLongTexts,
  expectSound,
} from '../support/pageChecks';
import { PAGES, pathsInPlay, SIZES } from '../support/pages';
import { settled } from '../support/settled';
import { logIn, visit } from '../support/visitor';

const BOTH = { inBothThemes: true };

test.use({ colorScheme: 'dark' });

/** Opens the page of a game and checks its only first-level heading. */
async function openInPlay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  const isCut = await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut, `${path}: its name is cut off`).toBe(false);
  await expect(page).toHaveTitle(/^(?!Parlour Demo$)\S.* · Parlour Demo$/);
}

for (const size of SIZES)
  test.describe(`at ${String(size.width)} px`, () => {
    test.beforeEach(({ page }) => page.setViewportSize(size));

    for (const row of PAGES)
      test(row.path, async ({ page }) => {
        await expectAllPageChecks(page, row, BOTH);
      });

    for (const path of ['/', '/rng', '/elott', '/promotions', '/down'])
      test(`${path} from right to left`, async ({ page }) => {
        await mirror(page);
        await visit(page, path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectSound(page, path, BOTH);
      });

    for (const direction of ['ltr', 'rtl'] as const)
      test(`what is played, ${direction}`, async ({ page }) => {
        await page.setViewportSize(SIZES[1]);
        await visit(page);
        await logIn(page);
        await page.setViewportSize(size);
        if (direction === 'rtl') await mirror(page);
        for (const [what, path] of Object.entries(await pathsInPlay(page)))
          await test.step(what, async () => {
            await openInPlay(page, path);
            await expect(page.locator('html')).toHaveAttribute('dir', direction);
            await expectSound(page, path, BOTH);
            if (direction === 'ltr') await expectRoomForLongTexts(page, path);
          });
      });
  });

test('a lottery that is closed, with hot games beside it', async ({ page }) => {
  await visit(page);
  await logIn(page);
  await page.route(/\/wps\/game\/launchGame/, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, value: null, message: 'Closed.', errorCode: 'GAME_MAINTENANCE' },
    }),
  );
  await page.setViewportSize(SIZES[0]);
  await page.goto('/seaLottery');
  await expect(
    page.getByRole('region', { name: 'Hot games that are open' }).getByRole('article'),
  ).toHaveCount(6);
  await settled(page);
  await expectSound(page, 'a closed lottery', BOTH);
});

test('the home of an agent is sound, named and described', async ({ page }) => {
  await visit(page);
  await logIn(page, 'agent1');
  await openInPlay(page, '/agentHome');
  await expectNamed(page, { name: 'Agent home', about: /figures of your team/ });
  await expectSound(page, '/agentHome', BOTH);
});
