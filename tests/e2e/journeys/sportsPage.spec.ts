import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { readBalance, visitAsMember } from '../support/visitor';

const game = (page: Page) => page.frameLocator('iframe');
const button = (page: Page, name: string | RegExp) => game(page).getByRole('button', { name });
const SLIP = '**/wps/play/slip';

/** Presses Tab until something has the focus; a person would do the same. */
async function tabTo(page: Page, wanted: ReturnType<typeof button>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('[RV-08] a slip of two picks is placed by keyboard; moved odds are refused, and accepted by one press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAsMember(page, '/fbSports');
  await expect(game(page).getByText(/^These are virtual matches/)).toBeVisible();
  const toKickOff = game(page).getByRole('list').nth(1);
  const over = toKickOff.getByRole('button', { name: /^Over 2\.5 goals/ });
  await test.step('odds go on the slip, which tells the sums of the gateway', async () => {
    await tabTo(page, over.first());
    await page.keyboard.press('Enter');
    await expect(over.first()).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, over.last());
    await page.keyboard.press('Space');
    await expect(game(page).getByRole('heading', { name: 'Your slip: 2' })).toBeVisible();
    await tabTo(page, game(page).getByRole('radio', { name: 'Singles' }));
    await expect(game(page).getByText('Stake in all').locator('..')).toContainText('2.00');
    await page.keyboard.press('ArrowRight');
    await expect(game(page).getByText('Stake in all').locator('..')).toContainText('1.00');
    await expect(game(page).getByText('Odds together').locator('..')).toContainText(/\d\.\d\d/);
  });
  await test.step('odds that are not those of now take nothing', async () => {
    const before = await readBalance(page);
    await page.route(SLIP, (route) => {
      const body = route.request().postDataJSON() as { picks: { odds: string }[] };
      const picks = body.picks.map((pick) => ({ ...pick, odds: '49.99' }));
      return route.continue({ postData: JSON.stringify({ ...body, picks }) });
    });
    await tabTo(page, button(page, /(?:P|p)lace bet$/));
    await page.keyboard.press('Enter');
    await expect(game(page).getByText(/^The odds have moved\. Nothing was placed/)).toBeVisible();
    await page.unroute(SLIP);
    expect(await readBalance(page)).toBe(before);
  });
  await test.step('one press more places the slip', async () => {
    await page.keyboard.press('Enter');
    await expect(game(page).getByText(/^(?:You won |Nothing this time)/)).toBeVisible();
    await expect(game(page).getByText(/(?:Right|Wrong)$/)).toHaveCount(2);
    await expect(game(page).getByRole('heading', { name: 'Your slip: 0' })).toBeVisible();
  });
  // Where the focus has scrolled the page, a control may be half below its header.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
});

test('[RV-08] on a phone the slip is one press away from any match', async ({ page }) => {
  await visitAsMember(page, '/fbSports');
  await page.setViewportSize({ width: 375, height: 667 });
  const odds = button(page, /^Over 2\.5 goals/).first();
  await odds.click();
  // The page around the game is higher than the screen; the game itself is not.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(button(page, 'Your slip: 1')).toBeInViewport();
  await button(page, 'Your slip: 1').click();
  await expect(game(page).getByRole('heading', { name: 'Your slip: 1' })).toBeInViewport();
  await button(page, 'Remove: \u2068Over 2.5 goals\u2069').click();
  await expect(odds).toHaveAttribute('aria-pressed', 'false');
});
