import { expect, type Page, test } from '@playwright/test';
import { watchModules } from '../support/builtFiles';
import { silentHeaders } from '../support/refusals';
import { collectFaults, logIn, visit } from '../support/visitor';

test.describe('the served site', () => {
  test('carries a strict policy with a fresh nonce and the other headers', async ({ request }) => {
    const nonces = new Set<string>();
    for (let load = 0; load < 5; load += 1) {
      const answer = await request.get('/', { headers: { Accept: 'text/html' } });
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(await answer.text()).not.toContain('__CSP_NONCE__');
    }
    expect(nonces.size).toBe(5);
  });

  test('breaks none of its rules along the way', async ({ page }) => {
    const faults = collectFaults(page);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/report/csp')) reports.push(request.postData() ?? '');
    });
    await visit(page);
    await logIn(page);
    for (const path of ['/rng', '/hot', '/live', '/elott']) await visit(page, path);
    expect(reports).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('shows a text when the nonce is wrong, never a blank page', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/nonce="[^"]+"/g, 'nonce="d3Jvbmc="');
      await route.fulfill({ response: answer, body, headers: silentHeaders(answer) });
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
      'seal',
    ];
    const header = (page: Page) => page.getByRole('banner');
    /** With the winners, the last panel, all that the home page itself asks for has come. */
    const rest = async (page: Page): Promise<void> => {
      await expect(
        page.getByRole('region', { name: 'Winners' }).getByRole('listitem').first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
    };

    test('the dialogs of a guest', async ({ page }) => {
      const asked = watchModules(page, MODULES);
      // Narrower, the header has a button in the place of its fields.
      await page.setViewportSize({ width: 1000, height: 800 });
      await visit(page);
      await rest(page);
      expect(asked(), 'at rest').toEqual([]);
      for (const [press, title, module] of [
        ['Log in', 'Log in', 'LoginOverlay'],
        ['Register', 'Register', 'RegisterOverlay'],
      ] as const) {
        await header(page).getByRole('button', { name: press, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(asked(), press).toEqual([module]);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
    });

    for (const [username, link, title, module] of [
      ['member1', /^member1/, 'Member centre', 'MemberCentre'],
      ['agent1', 'Agent centre', 'Agent centre', 'AgentCentre'],
    ] as const)
      test(`the centre of ${username}`, async ({ page }) => {
        await visit(page);
        await logIn(page, username);
        const asked = watchModules(page, MODULES);
        await visit(page);
        await rest(page);
        expect(asked(), 'at rest').toEqual(['MemberBar']);
        await header(page).getByRole('link', { name: link }).click();
        const centre = page.getByRole('dialog', { name: title });
        await expect(centre.getByRole('heading', { level: 3 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(asked(), title).toEqual([module]);
      });
  });
});
