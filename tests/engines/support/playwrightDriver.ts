import {
  type Browser,
  chromium,
  type FrameLocator,
  firefox,
  type Locator,
  type Page,
} from '@playwright/test';
import { BROWSER_ARGS } from '../../../scripts/browser.mjs';
import { ensureEngines } from '../../../scripts/lib/engines.mjs';
import type { Driver, Started } from './driver';
import { describeTarget, type Target } from './target';
import { NotYet, TIMEOUT_MS, until } from './until';

type Scope = Page | FrameLocator | Locator;

function byTarget(scope: Scope, target: Target): Locator {
  if (target.by === 'document') return scope.locator('html');
  if (target.by === 'label') return scope.getByLabel(target.name, { exact: true });
  if (target.by === 'text') return scope.getByText(target.name, { exact: true });
  const { role, name, level } = target;
  return scope.getByRole(role, {
    ...(name === undefined ? {} : { name, exact: true }),
    ...(level === undefined ? {} : { level }),
  });
}

function locate(scope: Scope, target: Target): Locator {
  const inside = target.in === undefined ? scope : locate(scope, target.in);
  const found = byTarget(inside, target).filter({ visible: true });
  return target.at === undefined ? found : found.nth(target.at);
}

/** Over WebDriver BiDi, Firefox sends input to the page only, never to a frame in another process. */
interface Limits {
  isBlockedFromFrames: boolean;
}

function drive(page: Page, { isBlockedFromFrames }: Limits, close: () => Promise<void>): Driver {
  let scope: Page | FrameLocator = page;
  const at = (target: Target): Locator => locate(scope, target);
  const count = (target: Target): Promise<number> => at(target).count();
  return {
    goto: async (path) => {
      await page.goto(path);
    },
    back: async () => {
      await page.goBack();
    },
    reload: async () => {
      await page.reload();
    },
    address: async () => {
      const { pathname, search } = new URL(page.url());
      return `${pathname}${search}`;
    },
    click: (target) =>
      isBlockedFromFrames && scope !== page
        ? at(target).dispatchEvent('click')
        : at(target).click(),
    focus: (target) => at(target).focus(),
    // By keys, since `fill` over WebDriver BiDi fires no input event that the page could notice.
    fill: async (target, text) => {
      await at(target).click();
      await page.keyboard.press('ControlOrMeta+a');
      if (text === '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    choose: async (target, option) => {
      await at(target).selectOption({ label: option });
    },
    press: (key) => page.keyboard.press(key),
    waitForVisible: (target) => at(target).waitFor({ state: 'visible' }),
    waitForHidden: (target) =>
      until(
        () => describeTarget(target),
        async () => {
          if ((await count(target)) > 0) throw new NotYet('is still seen');
        },
      ),
    text: async (target) => (await at(target).textContent()) ?? '',
    value: (target) => at(target).inputValue(),
    attribute: (target, name) => at(target).getAttribute(name),
    count,
    texts: (target) => at(target).allTextContents(),
    evaluate: (target, ask) => at(target).evaluate(ask),
    inFrame: async (act) => {
      scope = page.frameLocator('iframe');
      try {
        await act();
      } finally {
        scope = page;
      }
    },
    // Hiding the caret needs an inline style, which the page's policy blocks.
    screenshot: () => page.screenshot({ caret: 'initial' }),
    close,
  };
}

const launch = (engine: 'chromium' | 'firefox'): Promise<Browser> => {
  const { chromium: chromiumPath = '', firefox: firefoxPath = '' } = ensureEngines([engine]);
  return engine === 'chromium'
    ? chromium.launch({ executablePath: chromiumPath, args: BROWSER_ARGS })
    : // Debian's Firefox supports WebDriver BiDi, but not the protocol of Playwright's own build.
      firefox.launch({ executablePath: firefoxPath, channel: 'moz-firefox' });
};

/** Starts Chromium, or Firefox over WebDriver BiDi. */
export async function startWithPlaywright(
  engine: 'chromium' | 'firefox',
  baseURL: string,
): Promise<Started> {
  const browser = await launch(engine);
  return {
    visit: async () => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      context.setDefaultTimeout(TIMEOUT_MS);
      context.setDefaultNavigationTimeout(2 * TIMEOUT_MS);
      const limits = { isBlockedFromFrames: engine === 'firefox' };
      return drive(await context.newPage(), limits, () => context.close());
    },
    stop: () => browser.close(),
  };
}
