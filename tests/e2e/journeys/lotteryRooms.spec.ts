import { expect, type Page, test } from '@playwright/test';
import { anyOf, menuAt, menuOf, VN_MENU } from '../support/lotteries';
import { logIn, readBalance, visit } from '../support/visitor';

test.describe('a lottery in play', () => {
  test('[RT-08] [RT-15] needs a session, and comes back after the login', async ({ page }) => {
    await page.goto('/');
    const { gameCode } = await anyOf(page, VN_MENU);
    for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
      await page.goto(`${path}?gameCode=${gameCode}`);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    }
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('member1');
    await dialog.getByLabel('Password', { exact: true }).fill('Parlour#2024');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`/vnLottery?gameCode=${gameCode}`);
    await expect(page.locator('iframe')).toBeVisible();
  });

  for (const { path, menu, vassalage, prizeMode } of [
    { path: '/vnLottery', menu: VN_MENU, vassalage: 'TCG_LOTTO_VN', prizeMode: 'ELOTT' },
    { path: '/seaLottery', menu: menuAt('SEA'), vassalage: 'TCG_SEA', prizeMode: 'SEA' },
    { path: '/lottery', menu: menuAt('LOTT'), vassalage: 'LOTT', prizeMode: 'ELOTT' },
    { path: '/lottery', menu: menuAt('ELOTT'), vassalage: 'ELOTT', prizeMode: 'ELOTT' },
    { path: '/lottery', menu: menuAt('ZY'), vassalage: 'BRL', prizeMode: 'ZY' },
  ])
    test(`[LAUNCH-05] [LAUNCH-07] [RT-10] ${path} launches a lottery of ${vassalage} and plays it`, async ({
      page,
      baseURL,
    }) => {
      await visit(page);
      await logIn(page);
      const { gameCode, displayName } = await anyOf(page, menu, vassalage);
      const [request] = await Promise.all([
        page.waitForRequest(/\/wps\/game\/launchGame/),
        page.goto(`${path}?gameCode=${gameCode}`),
      ]);
      expect(Object.fromEntries(new URL(request.url()).searchParams)).toMatchObject({
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: prizeMode,
        lottoGameCode: gameCode,
        lottoView: 'betting',
        device: 'WEB',
        backUrl: `${baseURL}/elott`,
        language: 'EN',
      });
      await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
      await expect(page).toHaveTitle(`${displayName} · Parlour Demo`);
      const frame = page.locator('iframe');
      const sandbox = (await frame.getAttribute('sandbox')) ?? '';
      expect(sandbox).toContain('allow-scripts');
      expect(sandbox).not.toContain('allow-top-navigation');
      const src = (await frame.getAttribute('src')) ?? '';
      expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      const before = await readBalance(page);
      await page.frameLocator('iframe').getByRole('button', { name: /spin/i }).click();
      await expect.poll(() => readBalance(page)).not.toBe(before);

      const others = page.getByRole('navigation', { name: 'Other lotteries' });
      await expect(others.getByRole('link', { name: displayName })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const drawn = page.getByRole('region', { name: 'Latest numbers' });
      await expect(drawn.getByRole('list', { name: /^Numbers of draw/ })).toHaveCount(8);
    });

  test('[LAUNCH-05] without a gameCode the lobby opens', async ({ page }) => {
    await visit(page);
    await logIn(page);
    for (const [path, vassalage] of [
      ['/lottery', 'LOTT'],
      ['/seaLottery', 'TCG_SEA'],
      ['/vnLottery', 'TCG_LOTTO_VN'],
    ] as const) {
      const [request] = await Promise.all([
        page.waitForRequest(/\/wps\/game\/launchGame/),
        page.goto(path),
      ]);
      const query = Object.fromEntries(new URL(request.url()).searchParams);
      expect(query).toMatchObject({ vassalage, lottoView: 'lobby', launchMode: 'LOTT' });
      expect(query).not.toHaveProperty('lottoGameCode');
      await expect(page.frameLocator('iframe').getByText(/Asked for: lottery lobby/)).toBeVisible();
    }
  });

  test('[LAUNCH-05] [LAUNCH-07] a lottery of ZY is led to and launched as one, and so is its lobby', async ({
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
    const game = page.frameLocator('iframe');
    await expect(game.getByText(`Asked for: betting slip, ${gameCode}, ZY`)).toBeVisible();
    await page.goto('/lottery?vassalage=BRL');
    await expect(page.getByRole('heading', { level: 1, name: 'Barrel & Ball' })).toBeVisible();
    await expect(game.getByText('Asked for: lottery lobby, ZY')).toBeVisible();
  });

  test('[LAUNCH-05] another lottery of the bar opens with a link of its own, and the way out is there', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    const games = (await menuOf(page, VN_MENU)).filter(({ state }) => state !== 'MAINTENANCE');
    const [first, second] = games;
    await page.goto(`/vnLottery?gameCode=${String(first?.gameCode)}`);
    const frame = page.locator('iframe');
    const src = await frame.getAttribute('src');
    const name = String(second?.displayName);
    await page
      .getByRole('navigation', { name: 'Other lotteries' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page).toHaveURL(`/vnLottery?gameCode=${String(second?.gameCode)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(frame).not.toHaveAttribute('src', src ?? '');
    await page.getByRole('link', { name: 'All lotteries' }).click();
    await expect(page).toHaveURL('/elott');
  });

  test('[LAUNCH-05] a link that is spent is replaced by a fresh one', async ({ page }) => {
    await visit(page);
    await logIn(page);
    const { gameCode } = await anyOf(page, VN_MENU);
    await page.goto(`/vnLottery?gameCode=${gameCode}`);
    const frame = page.locator('iframe');
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: /spin/i })).toBeVisible();
    const src = (await frame.getAttribute('src')) ?? '';
    // The frame is loaded anew with the link that has done its work. It differs from where the frame is by
    // its hash at most, so an empty page has to be there in between for it to be loaded at all.
    await frame.evaluate(async (element: HTMLIFrameElement, address) => {
      const empty = new Promise((resolve) => {
        element.addEventListener('load', resolve, { once: true });
      });
      element.src = 'about:blank';
      await empty;
      element.src = address;
    }, src);
    const fault = page.getByRole('main').getByRole('alert');
    await expect(fault).toContainText('This link has been used up');
    await expect(frame).toHaveCount(0);
    await fault.getByRole('button', { name: 'Open it again' }).click();
    await expect(game.getByRole('button', { name: /spin/i })).toBeVisible();
    await expect(frame).not.toHaveAttribute('src', src);
  });

  test('[RT-08] an unknown gameCode is said, with a way to all lotteries', async ({ page }) => {
    await visit(page);
    await logIn(page);
    for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
      await page.goto(`${path}?gameCode=no-such-lottery`);
      await expect(page.getByRole('alert')).toContainText('There is no such lottery');
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'See all lotteries' }).click();
    await expect(page).toHaveURL('/elott');
  });

  test('[LAUNCH-06] [LAUNCH-05] maintenance, a cut line and a refusal each leave a way on', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    const { gameCode } = await anyOf(page, VN_MENU);
    const refused = (status: number, errorCode: string, message: string) => ({
      status,
      json: { success: false, value: null, message, errorCode },
    });
    let answer: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0] | null =
      refused(503, 'GAME_MAINTENANCE', 'Closed until five.');
    await page.route(/\/wps\/game\/launchGame/, (route) =>
      answer === null ? route.abort('internetdisconnected') : route.fulfill(answer),
    );
    await page.goto(`/vnLottery?gameCode=${gameCode}`);
    const fault = page.getByRole('main').getByRole('alert');
    await expect(fault).toContainText('Game Under Maintenance');
    await expect(fault).toContainText('Closed until five. Other lotteries are open');
    const hot = page.getByRole('region', { name: 'Hot games that are open' });
    await expect(hot.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('navigation', { name: 'Other lotteries' })).toBeVisible();
    answer = refused(409, 'STATE_CONFLICT', 'Not just now.');
    await fault.getByRole('button', { name: 'Open it again' }).click();
    await expect(fault).toContainText('Not just now.');
    answer = null;
    await fault.getByRole('button', { name: 'Open it again' }).click();
    await expect(fault).toContainText('Network link is abnormal, please try again', {
      timeout: 30_000,
    });
    await page.unroute(/\/wps\/game\/launchGame/);
    await fault.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: /spin/i })).toBeVisible();
  });

  test('[RT-08] says after a while that the game is slow, and offers a fresh link', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    const { gameCode } = await anyOf(page, VN_MENU);
    await page.clock.install();
    let asked = 0;
    await page.route(/\/demo-game\/$/, (route) => {
      asked += 1;
      // The first page never comes.
      return asked === 1 ? new Promise(() => undefined) : route.continue();
    });
    await page.goto(`/vnLottery?gameCode=${gameCode}`);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.clock.runFor(20_000);
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'took longer' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: /spin/i })).toBeVisible();
  });
});
