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
import { describePlace, type Place } from './place';
import { NotYet, PATIENCE, until } from './until';

type Scope = Page | FrameLocator | Locator;

function byPlace(scope: Scope, place: Place): Locator {
  if (place.by === 'document') return scope.locator('html');
  if (place.by === 'label') return scope.getByLabel(place.name, { exact: true });
  if (place.by === 'text') return scope.getByText(place.name, { exact: true });
  const { role, name, level } = place;
  return scope.getByRole(role, {
    ...(name === undefined ? {} : { name, exact: true }),
    ...(level === undefined ? {} : { level }),
  });
}

function locate(scope: Scope, place: Place): Locator {
  const inside = place.in === undefined ? scope : locate(scope, place.in);
  const found = byPlace(inside, place).filter({ visible: true });
  return place.at === undefined ? found : found.nth(place.at);
}

/** Over WebDriver BiDi, Firefox sends input to the page only, never to a frame in another process. */
interface Limits {
  isKeptFromFrames: boolean;
}

function drive(page: Page, { isKeptFromFrames }: Limits, close: () => Promise<void>): Driver {
  let scope: Page | FrameLocator = page;
  const at = (place: Place): Locator => locate(scope, place);
  const count = (place: Place): Promise<number> => at(place).count();
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
    click: (place) =>
      isKeptFromFrames && scope !== page ? at(place).dispatchEvent('click') : at(place).click(),
    focus: (place) => at(place).focus(),
    // By keys, since `fill` over WebDriver BiDi fires no input event that the page could notice.
    fill: async (place, text) => {
      await at(place).click();
      await page.keyboard.press('ControlOrMeta+a');
      if (text === '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    choose: async (place, option) => {
      await at(place).selectOption({ label: option });
    },
    press: (key) => page.keyboard.press(key),
    see: (place) => at(place).waitFor({ state: 'visible' }),
    miss: (place) =>
      until(
        () => describePlace(place),
        async () => {
          if ((await count(place)) > 0) throw new NotYet('is still seen');
        },
      ),
    text: async (place) => (await at(place).textContent()) ?? '',
    value: (place) => at(place).inputValue(),
    attribute: (place, name) => at(place).getAttribute(name),
    count,
    texts: (place) => at(place).allTextContents(),
    look: (place, ask) => at(place).evaluate(ask),
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
      context.setDefaultTimeout(PATIENCE);
      context.setDefaultNavigationTimeout(2 * PATIENCE);
      const limits = { isKeptFromFrames: engine === 'firefox' };
      return drive(await context.newPage(), limits, () => context.close());
    },
    stop: () => browser.close(),
  };
}
