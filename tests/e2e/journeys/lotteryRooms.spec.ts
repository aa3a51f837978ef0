import { expect, type Page, test } from '@playwright/test';
import { anyOf, menuAt, menuOf, VN_MENU } from '../support/lotteries';
import { logIn, PASSWORD, visit } from '../support/visitor';

interface Room {
  tickets: object[];
}

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
    await expect(game(page).getByRole('button', { name: 'Buy ticket' })).toBeVisible();
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
    await expect(game(page).getByRole('button', { name: 'Buy ticket' })).toBeVisible();
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
    const launched = async (opening: Promise<unknown>) => {
      const [request] = await Promise.all([
        page.waitForRequest(/\/wps\/game\/launchGame/),
        opening,
      ]);
      return Object.fromEntries(new URL(request.url()).searchParams);
    };
    const card = page
      .getByRole('tabpanel')
      .getByRole('button', { name: `Play ${displayName}`, exact: true });
    const betting = { lottoView: 'betting', lottoGameCode: gameCode, lottoPrizeMode: 'ZY' };
    expect(await launched(card.press('Enter'))).toMatchObject(betting);
    await expect(page).toHaveURL(`/lottery?gameCode=${gameCode}`);
    await expect(game(page).getByRole('button', { name: 'Buy ticket' })).toBeVisible();
    const lobby = { lottoView: 'lobby', lottoPrizeMode: 'ZY' };
    expect(await launched(page.goto('/lottery?vassalage=BRL'))).toMatchObject(lobby);
    await expect(page.getByRole('heading', { level: 1, name: 'Barrel & Ball' })).toBeVisible();
    await game(page).getByRole('button', { name: displayName, exact: true }).press('Enter');
    await expect(
      game(page)
        .getByText(/^Draw \D?\d{8}/)
        .first(),
    ).toBeVisible();
    await game(page).getByRole('button', { name: 'All lotteries' }).press('Enter');
    await expect(game(page).getByRole('button', { name: displayName, exact: true })).toBeVisible();
  });

  test('[RV-08] a ticket is picked and bought by keyboard, and the win is told when the draw falls', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    const lotteries = await menuOf(page, menuAt('LOTT'));
    const soon = new Date(Date.now() + 60_000).toISOString();
    const found = lotteries.find(
      ({ gameGroupCode, state, closesAt }) =>
        gameGroupCode === 'DIGITS4' && state === 'OPEN' && closesAt > soon,
    );
    if (found === undefined) throw new Error('No lottery of four digits is open.');
    await page.clock.install();
    await page.goto(`/lottery?gameCode=${found.gameCode}`);
    const buy = game(page).getByRole('button', { name: 'Buy ticket' });
    await expect(game(page).getByText('Still to pick: ').first()).toBeVisible();
    await buy.press('Enter');
    await expect(
      game(page)
        .getByText(/Still to pick: \D?4/)
        .first(),
    ).toBeVisible();
    for (const [place, digit] of ['3', '1', '4', '1'].entries()) {
      const group = game(page).getByRole('group', { name: `Place ${place + 1}` });
      await group.getByRole('radio').first().press('Space');
      for (let at = 0; at < Number(digit); at += 1) await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: digit })).toBeChecked();
    }
    await buy.press('Enter');
    await expect(game(page).getByText(/^Your ticket for draw/)).toBeVisible();
    const tickets = game(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'My tickets' }) });
    await expect(tickets.getByRole('listitem').first()).toContainText('Waits for the draw');

    await page.route('**/wps/play/draw*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: Room };
      const [drawn] = body.value.tickets;
      const ticket = { ...drawn, win: '600.00' };
      const results = [
        { numero: '20990101', drawnAt: '2099-01-01T00:00:00Z', numbers: ['3'], prizes: [] },
      ];
      await route.fulfill({
        response: answer,
        json: { ...body, value: { ...body.value, results, tickets: [ticket] } },
      });
    });
    await page.clock.fastForward(Date.parse(found.closesAt) - Date.now() + 360_000);
    await expect(game(page).getByText('You won \u2068\u2066$ 600.00\u2069\u2069.')).toBeVisible();
    await expect(tickets.getByRole('listitem').first()).toContainText('+ \u2066$ 600.00\u2069');
  });
});
