import { expect, test } from '@playwright/test';
import { newAccount } from '../support/account';
import { withMerchant } from '../support/merchant';
import { logIn, visit } from '../support/visitor';

test.describe('language and theme', () => {
  test('[I18N-02] [I18N-03] the language changes without a reload, by one request, and stays', async ({
    page,
  }) => {
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      const [language] = /\/(?:zh-Hans|id)-[\w-]+\.js$/.exec(request.url()) ?? [];
      if (language !== undefined) texts.push(language);
    });
    await visit(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: /^Language/ }).click();
    const choice = page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' });
    await expect(choice).toBeVisible();
    expect(texts).toEqual([]);
    await choice.click();
    const main = page.getByRole('navigation', { name: 'Utama' });
    await expect(main.getByRole('link', { name: 'Beranda' })).toBeVisible();
    // Names from the gateway are in the same language.
    await expect(main.getByRole('link', { name: 'Kasino live' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Meja live, slot, lotre, dan olahraga di satu tempat yang tenang.',
    );
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(texts).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Permainan baru' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('id');
    expect(await page.evaluate(() => localStorage.getItem('defaultLanguage'))).toBe('en');
  });

  test('[I18N-03] a member changes the language for the gateway too, and dates are written in it', async ({
    page,
  }) => {
    const { username, password } = await newAccount();
    await visit(page);
    await logIn(page, username, password);
    await visit(page, '/news');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    const date = page.getByRole('main').getByRole('time').first();
    await expect(date).toHaveText(/[A-Z][a-z]+/);
    const at = new Date((await date.getAttribute('datetime')) ?? '');
    await page.getByRole('button', { name: /^Language/ }).click();
    const [change] = await Promise.all([
      page.waitForRequest(/\/wps\/member\/language$/),
      page.getByRole('menuitemradio', { name: '简体中文' }).click(),
    ]);
    expect(change.method()).toBe('PUT');
    expect(change.postDataJSON()).toEqual({ language: 'CN' });
    await expect(date).toContainText(`${String(at.getUTCFullYear())}年`);
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

  test('[WL-02] a merchant changes the site by its document alone', async ({ page }) => {
    await withMerchant(page, {
      theme: { name: 'Plum House', brandColor: '#7a2fbf' },
      supportLanguages: ['ID', 'EN'],
    });
    await visit(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /Plum House/ })).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  });
});
