import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { REFUSED_ON_PURPOSE } from '../support/countRefusals';
import { readRefusals, withoutReports } from '../support/refusals';
import { visit } from '../support/visitor';
import { GAMES, SITE } from '../support/watch';

const LOADS = 10;

async function load(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { Accept: 'text/html' } });
  expect(answer.ok(), path).toBe(true);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { policy, nonce, html: await answer.text() };
}

/**
 * Findings of the evaluator for a policy, with the demo's local game host replaced by one with TLS. Minor findings are
 * ignored, such as that the site's own files may be scripts: other tests prove that no script can be uploaded.
 */
function findingsOf(policy: string): string[] {
  const online = policy.replaceAll(
    /http:\/\/(?:localhost|127\.0\.0\.1)(?=:)/g,
    'https://games.example',
  );
  return new CspEvaluator(new CspParser(online).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test.describe('the policy of the pages', () => {
  test('[C1] leaves an evaluator nothing to find, wherever a page is or is not', async ({
    request,
  }) => {
    for (const path of ['/', '/rng', '/no-such-page']) {
      const { policy } = await load(request, path);
      expect(findingsOf(policy), path).toEqual([]);
    }
    const weak = "script-src 'self' 'unsafe-inline' https://cdnjs.cloudflare.com";
    expect(findingsOf(weak).length, 'it finds what is wrong').toBeGreaterThan(2);
  });

  test('[C1] names what each kind of thing may come from', async ({ request }) => {
    const { policy, nonce } = await load(request, '/');
    const directives = directivesOf(policy);
    const fixed = {
      'default-src': "'none'",
      'script-src': `'self' 'nonce-${nonce}'`,
      'style-src': `'self' 'nonce-${nonce}'`,
      'style-src-attr': "'none'",
      'font-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'site-html dompurify',
      'report-uri': '/wps/report/csp',
    };
    for (const [name, values] of Object.entries(fixed))
      expect(directives.get(name), name).toBe(values);
    // What the merchant configures: hosts by name, never a scheme or everything.
    const named = ['img-src', 'connect-src', 'frame-src'];
    for (const name of named)
      for (const source of (directives.get(name) ?? '*').split(' '))
        expect(source, name).toMatch(/^(?:'self'|data:|https?:\/\/[\w.-]+(?::\d+)?)$/);
    expect(directives.get('connect-src')).not.toContain('data:');
    expect(directives.get('frame-src')).not.toContain('data:');
    expect([...directives.keys()].sort()).toEqual([...Object.keys(fixed), ...named].sort());
  });

  test('[C1] has another nonce at each load, and every element of the page has that', async ({
    request,
  }) => {
    const nonces = new Set<string>();
    for (let at = 0; at < LOADS; at += 1) {
      const { nonce, html } = await load(request, at % 2 === 0 ? '/' : '/rng');
      expect(Buffer.from(nonce, 'base64').length, 'bytes of the nonce').toBeGreaterThanOrEqual(16);
      nonces.add(nonce);
      const elements = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
      expect(elements.length).toBeGreaterThan(1);
      expect(elements.filter((element) => !element.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(LOADS);
  });

  test('[C3] [A5] has the gateway hear of what a browser refuses, unless a test keeps it', async ({
    page,
    browser,
  }) => {
    const address = `${REFUSED_ON_PURPOSE}/${randomUUID()}`;
    const heard = () => readRefusals().filter((one) => one.page === address).length;
    const provoke = async (tab: Page): Promise<void> => {
      await visit(tab, `${address}?token=none`);
      const taken = await tab.evaluate(() => {
        const element = document.createElement('div');
        try {
          Reflect.set(element, 'innerHTML', '<p>text</p>');
        } catch {
          return false;
        }
        return true;
      });
      expect(taken).toBe(false);
    };
    const silent = await browser.newContext();
    const unreported = await silent.newPage();
    await withoutReports(unreported);
    await provoke(unreported);
    // A page that closes sends its remaining reports.
    await silent.close();
    await provoke(page);
    await expect.poll(heard).toBe(1);
  });

  test('[C7] lets nobody frame the site', async ({ page }) => {
    // A page without its own policy: only the site's can block it.
    await page.route(`${GAMES}/a-frame-of-it`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${SITE}/login"></iframe>` }),
    );
    const framed = () => page.frames().at(1)?.url();
    await page.goto(`${GAMES}/a-frame-of-it`);
    await expect.poll(framed).toMatch(/^chrome-error:/);
    // Nothing but the policy stops it.
    await page.route(`${SITE}/login`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = response.headers();
      expect(policy).toContain("frame-ancestors 'none'");
      await route.fulfill({ response, headers });
    });
    await page.reload();
    await expect.poll(framed).toBe(`${SITE}/login`);
  });
});
