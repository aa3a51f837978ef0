import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { watchModules } from '../support/builtFiles';
import { headersWithoutReports } from '../support/refusals';
import { logIn, readBalance, visit } from '../support/visitor';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

test.describe('the served site', () => {
  test('shows a text when the nonce is wrong, never a blank page', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/nonce="[^"]+"/g, 'nonce="d3Jvbmc="');
      await route.fulfill({ response: answer, body, headers: headersWithoutReports(answer) });
    });
    await page.goto('/');
    await expect(page.getByText('The page could not be started.')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows a text', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('The page could not be started.')).toBeVisible();
    });

    test.describe('for an Arabic reader', () => {
      test.use({ locale: 'ar' });
      test('[I18N-01] shows it in Arabic, from right to left', async ({ page }) => {
        await page.goto('/');
        const { notStarted } = readJson('apps/site/src/shell/texts/ar.json');
        await expect(page.getByText(notStarted ?? '')).toHaveCSS('direction', 'rtl');
      });
    });
  });

  test.describe('a script of one kind is loaded only when it is needed', () => {
    const MODULES = [
      'AgentCentre',
      'AnnouncementsOverlay',
      'FeedbackOverlay',
      'GameListPage',
      'LoginOverlay',
      'LogoutOverlay',
      'MemberBar',
      'MemberCentre',
      'NoticesOverlay',
      'RegisterOverlay',
      'encryptBody',
    ];
    const header = (page: Page) => page.getByRole('banner');
    /** The winners are the last panel: with them the home page has loaded everything. */
    const rest = (page: Page) =>
      expect(
        page.getByRole('region', { name: 'Winners' }).getByRole('listitem').first(),
      ).toBeVisible();

    test('the dialogs of a guest', async ({ page }) => {
      const requested = watchModules(page, MODULES);
      // On narrower screens the header has a button instead of its fields.
      await page.setViewportSize({ width: 1000, height: 800 });
      await visit(page);
      await rest(page);
      expect(requested(), 'at rest').toEqual([]);
      for (const [name, module] of [
        ['Log in', 'LoginOverlay'],
        ['Register', 'RegisterOverlay'],
      ] as const) {
        await header(page).getByRole('button', { name, exact: true }).click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
        expect(requested(), name).toEqual([module]);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
    });

    test('the centres of an agent', async ({ page }) => {
      await visit(page);
      await logIn(page, 'agent1');
      const requested = watchModules(page, MODULES);
      await visit(page);
      await rest(page);
      await readBalance(page);
      expect(requested(), 'at rest').toEqual(['MemberBar']);
      for (const [link, title, module] of [
        [/^agent1/, 'Member centre', 'MemberCentre'],
        ['Agent centre', 'Agent centre', 'AgentCentre'],
      ] as const) {
        await header(page).getByRole('link', { name: link }).click();
        const centre = page.getByRole('dialog', { name: title });
        await expect(centre.getByRole('heading', { level: 3 }).first()).toBeVisible();
        expect(requested(), title).toEqual([module]);
        await centre.getByRole('button', { name: 'Close' }).click();
        await expect(centre).toBeHidden();
      }
    });
  });
});
