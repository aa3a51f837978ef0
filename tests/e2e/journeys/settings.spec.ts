import { expect, type Response, test } from '@playwright/test';
import { logIn, visit } from '../support/visitor';

test.describe('language and theme', () => {
  test('[I18N-02] [I18N-03] the language changes without a reload, by one request, and stays', async ({
    page,
  }) => {
    // What watches for pop-ups comes last, when the page rests, which may take a while on a slow machine.
    const isWatcher = async (answer: Response): Promise<boolean> =>
      answer.request().resourceType() === 'script' &&
      (await answer.text()).includes('announcementClosed:guest');
    await Promise.all([page.waitForResponse(isWatcher), visit(page)]);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: /^Language/ }).click();
    const choice = page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' });
    await expect(choice).toBeVisible();
    // What the resting page and the list itself asked for is there.
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await choice.click();
    await expect(
      page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }),
    ).toBeVisible();
    // What the gateway names comes in the same language.
    await expect(
      page
        .getByRole('navigation', { name: 'Utama' })
        .getByRole('link', { name: 'Kasino langsung' }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Meja langsung, slot, lotre, dan olahraga di satu tempat yang tenang.',
    );
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(scripts.filter((url) => /\/id-[\w-]+\.js$/.test(url))).toHaveLength(1);
    expect(scripts).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Permainan baru' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('id');
    expect(await page.evaluate(() => localStorage.getItem('defaultLanguage'))).toBe('en');
  });

  test('[I18N-03] a member changes the language for the gateway too, and dates are written in it', async ({
    page,
  }) => {
    await visit(page);
    await logIn(page);
    await visit(page, '/news');
    const date = page.getByRole('main').getByRole('time').first();
    await expect(date).toHaveText(/[A-Z][a-z]+/);
    const at = new Date((await date.getAttribute('datetime')) ?? '');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    const change = (button: RegExp, choice: string) =>
      Promise.all([
        page.waitForRequest(/\/wps\/member\/language$/),
        (async () => {
          await page.getByRole('button', { name: button }).click();
          await page.getByRole('menuitemradio', { name: choice }).click();
        })(),
      ]);
    const [chinese] = await change(/^Language/, '简体中文');
    expect(chinese.method()).toBe('PUT');
    expect(chinese.postDataJSON()).toEqual({ language: 'CN' });
    await expect(date).toContainText(`${String(at.getUTCFullYear())}年`);
    const [indonesian] = await change(/^语言/, 'Bahasa Indonesia');
    expect(indonesian.postDataJSON()).toEqual({ language: 'ID' });
    await expect(date).not.toContainText('年');
  });

  test('the first visit loads the texts of one language only', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page);
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible();
    expect(scripts.filter((url) => /\/(zh-Hans|id)-[\w-]+\.js$/.test(url))).toEqual([]);
  });

  test('the theme follows the system until it is chosen, and the choice stays', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
    expect(await ground()).not.toBe(light);
  });

  test('[WL-02] a fault in the merchant document is named by its field', async ({ page }) => {
    await page.route('**/merchant.json', async (route) => {
      const answer = await route.fetch();
      const merchant = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...merchant, theme: { name: 'Broken', brandColor: 'red' } } });
    });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'The site could not be started' }),
    ).toBeVisible();
    await expect(page.getByText('theme.brandColor')).toBeVisible();
  });

  test('[WL-02] a merchant changes the site by its document alone', async ({ page }) => {
    await page.route('**/merchant.json', async (route) => {
      const answer = await route.fetch();
      const merchant = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({
        json: {
          ...merchant,
          theme: { name: 'Plum House', brandColor: '#7a2fbf' },
          supportLanguages: ['ID', 'EN'],
        },
      });
    });
    await visit(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Plum House/ })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  });
});
