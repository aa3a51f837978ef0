import { expect, type Page, type Request, test } from '@playwright/test';
import { visitAsMember } from '../support/visitor';

const game = (page: Page) => page.frameLocator('iframe');
const spin = (page: Page) => game(page).getByRole('button', { name: 'Spin' });
const ROUND = '**/wps/play/round';

/** Opens the game of the house, and keeps the keys of its rounds. */
async function openGame(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/play/round'))
      keys.push(request.headers()['idempotency-key']);
  });
  await visitAsMember(page, '/rng');
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Play / })
    .first()
    .press('Enter');
  await expect(spin(page)).toBeEnabled();
  return keys;
}

const ended = (page: Page) =>
  expect(game(page).getByText(/^(?:You won |Nothing this time)/)).toBeVisible();

test('[R09] [R12] a round needs a press, and no press makes it faster', async ({ page }) => {
  await page.clock.install();
  const keys = await openGame(page);
  await test.step('presses while the reels turn do nothing', async () => {
    // On a busy machine the presses would take longer than the reels.
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(ROUND, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await spin(page).press('Enter');
    await expect(spin(page)).toHaveAttribute('aria-disabled', 'true');
    for (const key of ['Enter', 'Space', 'Enter', 'Space']) await spin(page).press(key);
    await expect(game(page).getByText('The reels turn …')).toBeVisible();
    answer();
    await ended(page);
    expect(keys).toHaveLength(1);
    await page.unroute(ROUND);
  });
  await test.step('nothing is played by itself', async () => {
    await page.clock.fastForward('10:00');
    await spin(page).press('Enter');
    await ended(page);
    expect(keys).toHaveLength(2);
  });
});

test('[R38] an interrupted round is told, and asked for again instead of a new one', async ({
  page,
}) => {
  const keys = await openGame(page);
  await page.route(ROUND, (route) => route.abort());
  await spin(page).press('Enter');
  await expect(
    game(page).getByText(
      'No answer came. Spin again asks for the same round; nothing is played twice.',
    ),
  ).toBeVisible();
  await page.unroute(ROUND);
  await spin(page).press('Enter');
  await ended(page);
  expect(new Set(keys).size).toBe(1);
});
