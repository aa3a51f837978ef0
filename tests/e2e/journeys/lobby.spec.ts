import { expect, test } from '@playwright/test';
import { logIn, visit } from '../support/visitor';

test.describe('the slots list', () => {
  test('[LOB-01] [LOB-03] browses 9,800 slots with few of them on the page', async ({ page }) => {
    const [request] = await Promise.all([
      page.waitForRequest(/GCSGAME_gameList/),
      visit(page, '/rng'),
    ]);
    const query = Object.fromEntries(new URL(request.url()).searchParams);
    expect(query).toMatchObject({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: 'parlour',
      gameType: 'RNG',
      pageNo: '1',
    });
    await expect(page.getByRole('status').filter({ hasText: 'games' })).toHaveText('9,800 games');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const first = await cards.first().textContent();
    for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 2500);
    await expect(cards.first()).not.toHaveText(first ?? '');
    expect(await page.locator('main *').count()).toBeLessThan(1500);
  });

  test('[LOB-02] finds games by the beginnings of words, and the address keeps the search', async ({
    page,
  }) => {
    await visit(page, '/rng');
    await page.getByLabel('Search games').fill('lant ko');
    const cards = page.getByRole('main').getByRole('article');
    await expect(page).toHaveURL(/q=lant\+ko/);
    await expect(cards.filter({ hasText: 'Lantern Koi' }).first()).toBeVisible();
    await expect
      .poll(async () =>
        (await cards.allTextContents()).every((text) => /lant.*ko|ko.*lant/i.test(text)),
      )
      .toBe(true);
    await page.reload();
    await expect(page.getByLabel('Search games')).toHaveValue('lant ko');
    await expect(cards.filter({ hasText: 'Lantern Koi' }).first()).toBeVisible();
  });

  test('[LOB-02] says when nothing fits, and can be cleared', async ({ page }) => {
    await visit(page, '/rng?q=zzzzzz');
    await expect(page.getByText('No game fits')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('[LOB-04] asks at most once in 300 ms while somebody types', async ({ page }) => {
    // Until the catalogue is there, every letter is a question to the gateway.
    await page.route('**/wps/games/searchIndex**', (route) => route.abort());
    await page.clock.install();
    await visit(page, '/rng');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('GCSGAME_gameList'))
        asked.push(url.searchParams.get('gameName') ?? '');
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const search = page.getByLabel('Search games');
    await search.press('l');
    await expect.poll(() => asked).toEqual(['l']);
    await search.pressSequentially('an');
    await page.clock.runFor(299);
    await expect(page).toHaveURL(/q=lan/);
    expect(asked).toEqual(['l']);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.resume();
    await expect.poll(() => asked.at(-1)).toBe('lan');
  });

  test('[LOB-02] narrows by vendor', async ({ page }) => {
    await visit(page, '/rng');
    const vendor = page.getByLabel('Vendor', { exact: true });
    await expect(vendor.getByRole('option')).not.toHaveCount(1);
    const name = (await vendor.getByRole('option').nth(3).textContent()) ?? '';
    await vendor.selectOption({ label: name });
    await expect(page).toHaveURL(/vassalage=/);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText(name);
    await expect
      .poll(async () => (await cards.allTextContents()).every((text) => text.includes(name)))
      .toBe(true);
  });

  test('[LAUNCH-01] a trial user is told that a real account is needed', async ({
    page,
    request,
  }) => {
    const answer = await request.post('/wps/session/login/freeplay', {
      headers: { Merchant: 'parlour', Language: 'EN', 'X-Gateway-Version': '3' },
      data: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
    });
    const { value } = (await answer.json()) as { value: { token: string } };
    await page.addInitScript((token) => sessionStorage.setItem('token', token), value.token);
    await visit(page, '/rng');
    await expect(page.getByRole('banner')).toContainText('Trial');
    const play = page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first();
    await play.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A full account is needed' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expect(page).toHaveURL(/\/rng/);
  });

  test('[RT-10] a game is played in a sandbox of another origin, below the header alone', async ({
    page,
    baseURL,
  }) => {
    await visit(page, '/rng');
    await logIn(page);
    const play = page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/seamless/);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const src = (await frame.getAttribute('src')) ?? '';
    expect(new URL(src).origin).not.toBe(new URL(baseURL ?? page.url()).origin);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});
