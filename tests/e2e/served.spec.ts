import { expect, test } from '@playwright/test';
import { collectFaults, logIn, visit } from './support/visitor';

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
      await route.fulfill({ response: answer, body });
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

  test('a script of one kind is loaded only when it is needed', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page);
    await expect(
      page.getByRole('region', { name: 'Winners' }).getByRole('listitem').first(),
    ).toBeVisible();
    const names = scripts.map((url) => new URL(url).pathname);
    for (const part of [
      'LoginOverlay',
      'LogoutOverlay',
      'NoticesOverlay',
      'MemberBar',
      'GameListPage',
      'seal',
    ])
      expect(
        names.filter((name) => name.includes(part)),
        part,
      ).toEqual([]);
  });
});
