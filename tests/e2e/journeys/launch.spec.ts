import { expect, type Page, test } from '@playwright/test';
import { changeAnswer } from '../support/answers';
import { visit, visitAsMember } from '../support/visitor';

const seen = (page: Page) => page.getByRole('main').getByRole('article');
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' });

async function play(page: Page, name: RegExp): Promise<void> {
  const button = seen(page).getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

test.describe('starting a game', () => {
  test('[RT-10] is played in a sandbox of another origin below the header alone; a link that is used up is told, and a fresh one opens', async ({
    page,
  }) => {
    await visitAsMember(page, '/rng');
    await play(page, /^Play /);
    await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
    await expect(spin(page)).toBeVisible();
    const frame = page.locator('iframe');
    const sandbox = (await frame.getAttribute('sandbox')) ?? '';
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-top-navigation');
    const src = (await frame.getAttribute('src')) ?? '';
    expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await below(), 'the game ends with the window').toBeLessThanOrEqual(0);

    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => window.location.reload());
    await expect(page.getByRole('alert')).toContainText('This link has been used up');
    await expect(frame).toHaveCount(0);
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect(spin(page)).toBeVisible();
    await expect(frame).not.toHaveAttribute('src', src);
  });

  test('a card of a list opens its games, and the lobby from there', async ({ page }) => {
    await visitAsMember(page, '/sports?vassalage=HFT');
    await play(page, /^Play /);
    const dialog = page.getByRole('dialog', { name: /Halftime House|Sports/ });
    await dialog
      .getByRole('button', { name: /^Play / })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/seamless\?vassalage=HFT&gameType=SPORTS$/);
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Place bet' }),
    ).toBeVisible();
  });

  test('[LAUNCH-06] a closed game is answered by hot games that are open', async ({ page }) => {
    await changeAnswer(page, '**/GCSGAME_gameList**', (list: { content: readonly object[] }) => ({
      ...list,
      content: list.content.map((game) => ({ ...game, maintenance: true })),
    }));
    await visitAsMember(page, '/rng');
    await play(page, /^Play /);
    const dialog = page.getByRole('dialog', { name: 'Game Under Maintenance' });
    await expect(dialog.getByRole('article')).toHaveCount(6);
    await dialog
      .getByRole('button', { name: /^Play / })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
    await expect(spin(page)).toBeVisible();
  });

  test('a guest tries a game for free where that is offered', async ({ page }) => {
    await visit(page, '/rng');
    await play(page, /^Free play /);
    await expect(page).toHaveURL(/\/seamless\?game=\d+&play=free$/);
    await expect(page.getByText('Free play with play money')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('A free trial')).toBeVisible();
  });
});
