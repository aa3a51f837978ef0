import { expect, type Page, test } from '@playwright/test';
import { anyOf, menuAt, menuOf, VN_MENU } from '../support/lotteries';
import { logIn, PASSWORD, visit } from '../support/visitor';

const game = (page: Page) => page.frameLocator('iframe');

test.describe('a lottery in play', () => {
  test('[RT-08] [RT-15] comes after the login that its address needs; another opens by its bar, and both were played last', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const open = (await menuOf(page, VN_MENU)).filter(({ state }) => state !== 'MAINTENANCE');
    const [first, second] = open;
    if (first === undefined || second === undefined) throw new Error('Too few lotteries.');
    await page.goto(`/vnLottery?gameCode=${first.gameCode}`);
    await expect(page).toHaveURL('/');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const [launch] = await Promise.all([
      page.waitForRequest(/\/wps\/game\/launchGame/),
      dialog.getByRole('button', { name: 'Log in', exact: true }).click(),
    ]);
    await expect(page).toHaveURL(`/vnLottery?gameCode=${first.gameCode}`);
    expect(Object.fromEntries(new URL(launch.url()).searchParams)).toMatchObject({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'ELOTT',
      lottoGameCode: first.gameCode,
      lottoView: 'betting',
      device: 'WEB',
      backUrl: `${baseURL ?? ''}/elott`,
      language: 'EN',
    });
    await expect(
      page.getByRole('heading', { level: 1, name: first.displayName, exact: true }),
    ).toBeVisible();
    await expect(game(page).getByRole('button', { name: /spin/i })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const drawn = page.getByRole('region', { name: 'Latest numbers' });
    await expect(drawn.getByRole('list', { name: /^Numbers of draw/ })).toHaveCount(8);

    const frame = page.locator('iframe');
    const src = (await frame.getAttribute('src')) ?? '';
    await page
      .getByRole('navigation', { name: 'Other lotteries' })
      .getByRole('link', { name: second.displayName, exact: true })
      .click();
    await expect(page).toHaveURL(`/vnLottery?gameCode=${second.gameCode}`);
    await expect(game(page).getByRole('button', { name: /spin/i })).toBeVisible();
    await expect(frame).not.toHaveAttribute('src', src);
    await page.getByRole('link', { name: 'All lotteries' }).click();
    await expect(page).toHaveURL('/elott');
    const recent = page.getByRole('region', { name: 'Played recently' });
    for (const { displayName } of [first, second])
      await expect(recent.getByRole('article', { name: displayName, exact: true })).toBeVisible();
  });

  test('[LAUNCH-07] a lottery of ZY is led to and launched as one, and so is its lobby', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    await visit(page, '/elott?mode=ZY');
    const { gameCode, displayName } = await anyOf(page, menuAt('ZY'));
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: `Play ${displayName}`, exact: true })
      .press('Enter');
    await expect(page).toHaveURL(`/lottery?gameCode=${gameCode}`);
    await expect(game(page).getByText(`Asked for: betting slip, ${gameCode}, ZY`)).toBeVisible();
    await page.goto('/lottery?vassalage=BRL');
    await expect(page.getByRole('heading', { level: 1, name: 'Barrel & Ball' })).toBeVisible();
    await expect(game(page).getByText('Asked for: lottery lobby, ZY')).toBeVisible();
  });
});
