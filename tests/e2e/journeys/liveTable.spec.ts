import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { visitAsMember } from '../support/visitor';

const game = (page: Page) => page.frameLocator('iframe');
const spot = (page: Page, name: RegExp) => game(page).getByRole('radio', { name });
const deal = (page: Page) => game(page).getByRole('button', { name: 'Deal' });
const ROUND = '**/wps/play/table';
const ENDED = /^(?:Player wins|Banker wins|A tie)/;

test('[RV-08] a live table is played by keyboard, and its cards are read out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAsMember(page, '/seamless?vassalage=MZN&gameType=LIVE');
  await expect(deal(page)).toBeFocused();
  await test.step('a round needs a place for the stake', async () => {
    await page.keyboard.press('Enter');
    await expect(game(page).getByText('Choose Player, Banker or Tie first.')).toBeVisible();
    await expect(spot(page, /^Player/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(spot(page, /^Player/)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(spot(page, /^Banker/)).toBeChecked();
  });
  await test.step('Enter deals, and every card has a name', async () => {
    await page.keyboard.press('Enter');
    await expect(game(page).getByText(ENDED)).toBeVisible();
    const cards = game(page).getByText(/^.+ of \u2068(?:Spades|Hearts|Diamonds|Clubs)\u2069$/);
    expect([4, 5, 6]).toContain(await cards.count());
    await expect(
      game(page)
        .getByRole('list')
        .filter({ hasText: /^.?(?:P|B|T)/ }),
    ).toHaveCount(1);
  });
  await test.step('a round without an answer is asked for again, with its key', async () => {
    const keys = new Set<string | undefined>();
    await page.route(ROUND, (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      return route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(game(page).getByText(/^No answer came\. Deal again/)).toBeVisible();
    await page.unroute(ROUND);
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/play/table')) keys.add(request.headers()['idempotency-key']);
    });
    await page.keyboard.press('Enter');
    await expect(game(page).getByText(ENDED)).toBeVisible();
    expect(keys.size).toBe(1);
  });
  expect(await axeViolations(page)).toEqual([]);
});
