import { expect, type Page, test } from '@playwright/test';
import { anyOf, menuAt, menuOf, VN_MENU } from '../support/lotteries';
import { collectFaults, logIn, visit } from '../support/visitor';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.describe('the lottery category', () => {
  test('[RT-05] [LAUNCH-07] [LAUNCH-08] [LOB-10] shows lotteries by prize mode, with what they drew', async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await visit(page, '/elott');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
    await expect(main.getByText('Rebate 1%')).toBeVisible();
    await expect(page).toHaveTitle('Lottery · Parlour Demo');
    const tabs = main.getByRole('tablist', { name: 'Prize mode' });
    await expect(tabs.getByRole('tab')).toHaveText([
      'Lottery',
      'ZY lottery',
      'E-lottery',
      'SEA lottery',
    ]);
    // The e-lottery of the demo holds cards of LOTT and TCG_LOTTO_VN.
    await expect(tabs.getByRole('tab', { name: 'E-lottery' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const [own, vietnam] = [await anyOf(page, menuAt('ELOTT')), await anyOf(page, VN_MENU)];
    for (const { displayName } of [own, vietnam]) {
      const lottery = main.getByRole('tabpanel').getByRole('article', { name: displayName });
      await expect(lottery.getByRole('list', { name: /^Numbers of draw/ })).toBeVisible();
      await expect(lottery.getByText(/^No\. \d/)).toBeVisible();
    }
    const menus = asked.filter(({ pathname }) => pathname === '/lgw/games/game_menus');
    expect(menus.map(({ searchParams }) => searchParams.get('prizeMode')).sort()).toEqual([
      'ELOTT',
      'LOTT',
      'SEA',
      'ZY',
    ]);
    const drawn = page.getByRole('region', { name: 'Latest numbers' });
    await expect(drawn.getByRole('list', { name: /^Numbers of draw/ })).toHaveCount(8);

    await tabs.getByRole('tab', { name: 'SEA lottery' }).click();
    await expect(page).toHaveURL(/\/elott\?mode=SEA$/);
    const sea = await anyOf(page, menuAt('SEA'));
    await expect(
      main.getByRole('tabpanel').getByRole('article', { name: sea.displayName }),
    ).toBeVisible();
    await page.reload();
    await expect(tabs.getByRole('tab', { name: 'SEA lottery' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(faults).toEqual([]);
  });

  test('[RT-06] /lott opens on the lottery, /elott on the e-lottery', async ({ page }) => {
    await visit(page, '/lott');
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText('Lottery');
    await visit(page, '/elott');
    await expect(chosen).toHaveText('E-lottery');
  });

  test('[NAV-04] both lotteries of the navigation lead to /elott, and a vendor of theirs is opened on', async ({
    page,
  }) => {
    await visit(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Lottery', 'E-lottery'])
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/elott');
    await visit(page, '/elott?vassalage=TCG_SEA');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('SEA lottery');
    await visit(page, '/elott?vassalage=TCG_LOTTO_VN');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Only lotteries of');
    const [own, vietnam] = [await anyOf(page, menuAt('ELOTT')), await anyOf(page, VN_MENU)];
    await expect(panel.getByRole('article', { name: vietnam.displayName })).toBeVisible();
    await expect(panel.getByRole('article', { name: own.displayName })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Show all lotteries' }).click();
    await expect(panel.getByRole('article', { name: own.displayName })).toBeVisible();
  });

  test('[LOB-08] [LAUNCH-08] shows the twenty most popular, and to a member those of Vietnam played last', async ({
    page,
  }) => {
    const [request] = await Promise.all([
      page.waitForRequest(/\/lgw\/games\/popular/),
      visit(page, '/elott'),
    ]);
    expect(new URL(request.url()).searchParams.get('limit')).toBe('20');
    const popular = page.getByRole('region', { name: 'Popular lotteries' });
    await expect(popular.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('region', { name: 'Played recently' })).toHaveCount(0);

    await logIn(page);
    const { gameCode, displayName } = await anyOf(page, VN_MENU);
    await page.goto(`/vnLottery?gameCode=${gameCode}`);
    await expect(page.locator('iframe')).toBeVisible();
    await page.getByRole('link', { name: 'All lotteries' }).click();
    const recent = page.getByRole('region', { name: 'Played recently' });
    await expect(recent.getByRole('article').first()).toHaveAccessibleName(displayName);
  });

  test('[LAUNCH-01] a guest who asks for a lottery is asked to log in', async ({ page }) => {
    await visit(page, '/elott');
    const { displayName } = await anyOf(page, VN_MENU);
    const play = card(page, displayName)
      .last()
      .getByRole('button', { name: `Play ${displayName}` });
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('[LAUNCH-08] says what could not be loaded, and gets it at the next try', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route(/\/lgw\/games\/game_menus/, (route) =>
      isBroken ? route.abort('connectionrefused') : route.continue(),
    );
    await visit(page, '/elott');
    const fault = page.getByRole('tabpanel').getByRole('alert');
    await expect(fault).toContainText('Network link is abnormal, please try again', {
      timeout: 30_000,
    });
    isBroken = false;
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });

  test('[LAUNCH-08] draws the other tabs while the menu of one never comes', async ({ page }) => {
    await page.route(/\/lgw\/games\/game_menus\?prizeMode=ZY/, () => new Promise(() => undefined));
    await visit(page, '/elott');
    const panel = page.getByRole('tabpanel');
    for (const [name, mode] of [
      ['E-lottery', 'ELOTT'],
      ['SEA lottery', 'SEA'],
      ['Lottery', 'LOTT'],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click();
      const { displayName } = await anyOf(page, menuAt(mode));
      await expect(panel.getByRole('article', { name: displayName })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'ZY lottery' }).click();
    await expect(panel.getByRole('group', { name: 'Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  test('[LAUNCH-08] keeps the tabs while a menu is tried again', async ({ page }) => {
    const no = { success: false, value: null, message: 'Not now.', errorCode: 'STATE_CONFLICT' };
    let answer: (() => void) | undefined;
    await page.route(/\/lgw\/vn\/games\/game_menu\?/, async (route) => {
      if (answer === undefined) {
        answer = () => undefined;
        return route.fulfill({ status: 409, json: no });
      }
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return route.continue();
    });
    await visit(page, '/elott');
    const [own, vietnam] = [await anyOf(page, menuAt('ELOTT')), await anyOf(page, VN_MENU)];
    const panel = page.getByRole('tabpanel');
    const fault = panel.getByRole('alert');
    await expect(fault).toContainText('The Vietnam lotteries could not be loaded');
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(panel.getByRole('article', { name: own.displayName })).toBeVisible();
    answer?.();
    await expect(panel.getByRole('article', { name: vietnam.displayName })).toBeVisible();
    await expect(fault).toHaveCount(0);
  });

  test('[LAUNCH-08] counts down by the gateway’s clock, also when that of the device is set', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/elott');
    const inADay = Date.now() + 20 * 3_600_000;
    const [last] = [...(await menuOf(page, menuAt('ELOTT'))), ...(await menuOf(page, VN_MENU))]
      .filter(({ state, closesAt }) => state === 'OPEN' && Date.parse(closesAt) < inADay)
      .sort((one, other) => Date.parse(other.closesAt) - Date.parse(one.closesAt));
    const timer = page
      .getByRole('tabpanel')
      .getByRole('article', { name: String(last?.displayName), exact: true })
      .getByRole('timer');
    const left = async () =>
      ((await timer.textContent({ timeout: 1_000 }).catch(() => '')) ?? '')
        .split(':')
        .reduce((all, part) => all * 60 + Number(part), 0);
    await expect(timer).toHaveText(/\d\d:\d\d$/);
    const before = await left();
    expect(before).toBeGreaterThan(60);
    const offBy = async () => before - (await left());
    for (const hours of [5, -5]) {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await page.waitForTimeout(2_500);
      await expect.poll(offBy).toBeLessThan(60);
      expect(await offBy()).toBeGreaterThan(0);
    }
  });

  test('[I18N-03] [LAUNCH-08] says the groups in the language that is chosen', async ({ page }) => {
    await visit(page, '/elott');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Four digits' })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await expect(panel.getByRole('heading', { name: 'Empat angka' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Four digits' })).toHaveCount(0);
  });
});
