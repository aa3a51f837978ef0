import { expect, type Page, test } from '@playwright/test';
import { visitAs } from '../support/account';
import { HOSTILE } from '../support/hostileHtml';
import { HOSTILE_VIEWS } from '../support/hostileViews';
import { headersWithoutReports, withoutReports } from '../support/refusals';
import { settled } from '../support/settled';
import { visit } from '../support/visitor';
import { expectQuiet, GAMES, SITE, watch } from '../support/watch';

/** Serves every document with a changed policy, without reports to the gateway. */
async function withPolicy(page: Page, change: (policy: string) => string): Promise<void> {
  await page.route('**/*', async (route, request) => {
    const { hostname, pathname } = new URL(request.url());
    const isSite = hostname === 'localhost' && pathname !== '/healthz';
    if (!isSite || request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = headersWithoutReports(response);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const changed = change(policy);
    await route.fulfill({
      response,
      headers: changed === '' ? headers : { ...headers, 'content-security-policy': changed },
    });
  });
}

const withoutTrustedTypes = (policy: string): string =>
  policy.replaceAll(/;\s*(?:require-trusted-types-for|trusted-types) [^;]*/g, '');

/** Inserts the samples into the page without the sanitizer, and fires events at all their elements. */
async function putRaw(page: Page, samples: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const sample of all) {
      const container = document.createElement('div');
      container.dataset['raw'] = '';
      document.body.append(container);
      Reflect.set(container, 'innerHTML', sample);
      for (const each of container.querySelectorAll<HTMLElement>('*')) {
        if (['a', 'p', 'button'].includes(each.localName))
          each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        for (const name of ['mouseover', 'focus', 'toggle', 'error', 'load', 'begin', 'start'])
          each.dispatchEvent(new Event(name));
      }
    }
  }, samples);
  // Once this image has failed, earlier scripts, frames and images have been handled, too.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image();
        image.onerror = resolve;
        image.src = '/no-such-picture.png';
      }),
  );
  await expect(page.locator('body > [data-raw]')).toHaveCount(samples.length);
}

test.describe('HTML of the merchant', () => {
  test('[ANN-05] runs, leaves and asks nothing in any view, where no policy helps the sanitiser', async ({
    page,
  }) => {
    const watched = await watch(page);
    await withPolicy(page, () => '');
    for (const [view, show] of Object.entries(HOSTILE_VIEWS))
      await test.step(view, () => show(page));
    await expectQuiet(page, watched);
  });

  test('[ANN-05] is read in a document that has the policy of the page as well', async ({
    page,
  }) => {
    const watched = await watch(page);
    await withoutReports(page);
    await HOSTILE_VIEWS['a page of text']?.(page);
    // The document of the parser is never displayed.
    await expectQuiet(page, watched, { mayRefuse: /^(?:style-src-(?:attr|elem)|base-uri): / });
  });
});

test.describe('the policy of the page', () => {
  test('is broken nowhere in normal use, and nothing is asked of another site', async ({
    page,
  }) => {
    const watched = await watch(page, { allowed: [GAMES] });
    await visitAs(page, '/promotions?promotion=pr-welcome', 'member1');
    await expect(page.locator('[data-component="SafeHtml"]')).not.toBeEmpty();
    for (const path of ['/help', '/down', '/pointMall', '/?member=messageV2', '/?member=deposit']) {
      await visit(page, path);
      await settled(page);
    }
    for (const path of ['/content/beginner-guide', '/content/vip', '/content/news-quiet-lobby']) {
      await visit(page, path);
      await expect(page.locator('[data-component="SafeHtml"]')).not.toBeEmpty();
    }
    await visit(page, '/seamless?vassalage=MZN&gameType=LIVE');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Deal' })).toBeVisible();
    await expectQuiet(page, watched);
  });

  test('[ANN-05] runs none of the samples where sanitiser and trusted types are away, which run without it', async ({
    page,
    browser,
  }) => {
    const watched = await watch(page);
    await withPolicy(page, withoutTrustedTypes);
    await visit(page, '/news');
    await putRaw(page, HOSTILE);
    expect(await page.evaluate(() => window.hit)).toBeUndefined();
    expect(watched.refusals.join()).toContain('script-src');

    const context = await browser.newContext({ baseURL: SITE });
    const other = await context.newPage();
    await watch(other);
    await withPolicy(other, () => '');
    await visit(other, '/news');
    await putRaw(other, HOSTILE);
    expect(await other.evaluate(() => window.hit)).toBe(1);
    await context.close();
  });

  test('[ANN-05] takes no text for HTML or script, and no other policy', async ({ page }) => {
    const watched = await watch(page);
    await withoutReports(page);
    await visit(page, '/news');
    const sinks = await page.evaluate(() => {
      const element = document.createElement('div');
      document.body.append(element);
      const call =
        (target: object, name: string, ...given: unknown[]) =>
        (): unknown =>
          Reflect.apply(Reflect.get(target, name) as () => unknown, target, given);
      const set = (target: object, name: string) => () => Reflect.set(target, name, '<p>text</p>');
      const policies = (window as unknown as { trustedTypes: object }).trustedTypes;
      const tries: Record<string, () => unknown> = {
        innerHTML: set(element, 'innerHTML'),
        outerHTML: set(element, 'outerHTML'),
        insertAdjacentHTML: call(element, 'insertAdjacentHTML', 'beforeend', '<p>text</p>'),
        setHTMLUnsafe: call(element, 'setHTMLUnsafe', '<p>text</p>'),
        write: call(document, 'write', '<p>text</p>'),
        createContextualFragment: call(
          document.createRange(),
          'createContextualFragment',
          '<p>text</p>',
        ),
        parseFromString: call(
          Reflect.construct(DOMParser, []),
          'parseFromString',
          '<p>text</p>',
          'text/html',
        ),
        'the document of a frame': set(document.createElement('iframe'), 'srcdoc'),
        'the address of a script': set(document.createElement('script'), 'src'),
        'the text of a script': set(document.createElement('script'), 'text'),
        setTimeout: call(window, 'setTimeout', 'window.hit = 1'),
        'another policy': call(policies, 'createPolicy', 'another', {}),
      };
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} was taken`;
        } catch (error) {
          return error instanceof Error ? `${name} is refused` : name;
        }
      });
    });
    expect(sinks.filter((said) => !said.endsWith(' is refused'))).toEqual([]);
    expect(sinks).toHaveLength(12);
    expect(await page.evaluate(() => window.hit)).toBeUndefined();
    // The listeners do work, although the journeys above trigger none of them.
    expect(watched.refusals.length).toBeGreaterThanOrEqual(11);
  });
});
