import { expect, test } from '@playwright/test';
import { anyOf, menuAt, VN_MENU } from '../support/lotteries';
import { collectErrors, visit } from '../support/visitor';

test.describe('the lottery category', () => {
  test('[LAUNCH-07] shows lotteries by prize mode, with what they drew, by the address and in the language that is chosen', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    await visit(page, '/elott');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'E-lottery' })).toBeVisible();
    const tabs = main.getByRole('tablist', { name: 'Prize mode' });
    await expect(tabs.getByRole('tab')).toHaveText([
      'Lottery',
      'ZY lottery',
      'E-lottery',
      'SEA lottery',
    ]);
    // The demo's e-lottery has cards of LOTT and TCG_LOTTO_VN.
    await expect(tabs.getByRole('tab', { name: 'E-lottery' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const panel = main.getByRole('tabpanel');
    const [own, vietnam] = [await anyOf(page, menuAt('ELOTT')), await anyOf(page, VN_MENU)];
    for (const { displayName } of [own, vietnam]) {
      const lottery = panel.getByRole('article', { name: displayName });
      await expect(lottery.getByRole('list', { name: /^Numbers of draw/ })).toBeVisible();
      await expect(lottery.getByText(/^No\. \d/)).toBeVisible();
    }
    const menus = requested.filter(({ pathname }) => pathname === '/lgw/games/game_menus');
    expect(menus.map(({ searchParams }) => searchParams.get('prizeMode')).sort()).toEqual([
      'ELOTT',
      'LOTT',
      'SEA',
      'ZY',
    ]);
    const popular = page.getByRole('region', { name: 'Popular lotteries' });
    await expect(popular.getByRole('article')).toHaveCount(20);
    const drawn = page.getByRole('region', { name: 'Latest numbers' });
    await expect(drawn.getByRole('list', { name: /^Numbers of draw/ })).toHaveCount(8);

    await tabs.getByRole('tab', { name: 'SEA lottery' }).click();
    await expect(page).toHaveURL(/\/elott\?mode=SEA$/);
    const sea = await anyOf(page, menuAt('SEA'));
    await expect(panel.getByRole('article', { name: sea.displayName })).toBeVisible();
    await page.reload();
    await expect(tabs.getByRole('tab', { name: 'SEA lottery' })).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await tabs.getByRole('tab', { name: 'E-lottery' }).click();
    await expect(panel.getByRole('heading', { name: 'Four digits' })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
    await expect(panel.getByRole('heading', { name: 'Empat angka' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Four digits' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
