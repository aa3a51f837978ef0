import { expect, type Page, type Request } from '@playwright/test';
import { storyStatus } from './storybook';

const TALLEST = 1600;
const SHORTEST = 120;

/** The requests of a page that are in flight: chunks, data and images. */
export class PendingRequests {
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.url().startsWith('http')) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  get urls(): string[] {
    return [...this.#pending].map((request) => request.url());
  }
}

/**
 * Waits until the page is idle and painted, and returns its height and HTML. If a second call returns another text, the
 * page has changed in between.
 */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return `${document.documentElement.scrollHeight} px ${document.body.innerHTML}`;
  });

/** How many images are neither shown nor failed. Between two tries of an image, no request is in flight. */
const countUnfinishedPictures = (page: Page): Promise<number> =>
  page
    .locator('[data-component="SmartImage"]:is([data-state="loading"], [data-state="eager"]) > img')
    .count();

/**
 * Shapes all text again. Text that was measured before its font had loaded can stand a fraction of a pixel aside, in
 * one of ten runs.
 */
export const reshapeText = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    for (const rendering of ['geometricPrecision', '']) {
      style.textRendering = rendering;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });

/** Waits until everything that the page requested is loaded and painted, and nothing else changes. */
export async function settled(page: Page, requests: PendingRequests): Promise<void> {
  let last = '';
  await expect(async () => {
    expect(requests.urls).toEqual([]);
    const now = await drawn(page);
    const isSame = now === last;
    last = now;
    expect(isSame, 'the page is still changing').toBe(true);
    expect(await countUnfinishedPictures(page), 'unfinished pictures').toBe(0);
    expect(requests.urls).toEqual([]);
  }).toPass({ intervals: [50] });
}

/** How many skeletons and busy elements are in the window. */
const countPlaceholders = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-component*="Skeleton"], [aria-busy="true"]')].filter(
        (element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        },
      ).length,
  );

/** Waits until a page shows its content instead of skeletons. */
export async function loaded(page: Page, requests: PendingRequests): Promise<void> {
  await expect.poll(() => countPlaceholders(page), { message: 'skeletons' }).toBe(0);
  await settled(page, requests);
}

/** Shorter than a step of a countdown, longer than the wait before an image is retried. */
const LONG_MS = 900;

/** Long timers never fire, or a growing jackpot and passing seconds would make each picture different. */
const disableLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript((long) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start: (handler: TimerHandler, ms?: number, ...rest: unknown[]) => number =
        window[name];
      const unlessLong: typeof start = (handler, ms = 0, ...rest) =>
        ms < long ? start(handler, ms, ...rest) : 0;
      Object.assign(window, { [name]: unlessLong });
    }
  }, LONG_MS);

/** Opens the story, in another language than its own if one is named, and waits until it has run to its end. */
export async function openStory(
  page: Page,
  id: string,
  globals: string,
  language = '',
): Promise<PendingRequests> {
  const requests = new PendingRequests(page);
  await disableLongTimers(page);
  // Or the accessibility addon would run in the page while the picture is taken.
  const further = language === '' ? '' : `&language=${language}`;
  await page.goto(
    `/iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true${further}`,
  );
  expect(await storyStatus(page)).toBe('success');
  // `stable` reserves space for a scrollbar, which the headless browser, like a phone, doesn't have.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important; }' });
  await settled(page, requests);
  return requests;
}

/** Height of the content, in px; undefined if the window should stay as it is. */
const contentHeight = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    // The top layer adds nothing to the height of the page.
    if (document.querySelector(':modal, :popover-open')) return undefined;
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight) return scrollHeight;
    const bottom = document.getElementById('storybook-root')?.getBoundingClientRect().bottom ?? 0;
    return Math.ceil(bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  });

/** Makes the window as high as its content, so that all of it is visible without scrolling. */
export async function fitHeight(
  page: Page,
  requests: PendingRequests,
  tallest = TALLEST,
): Promise<void> {
  let least = SHORTEST;
  // Content that loads in a higher window may make the page higher again. The window never shrinks: a list that fits
  // itself to the window would get smaller in each round.
  for (let round = 0; round < 3; round += 1) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const content = await contentHeight(page);
    const wanted = content === undefined ? height : Math.min(tallest, Math.max(least, content));
    if (wanted === height) return;
    least = wanted;
    await page.setViewportSize({ width, height: wanted });
    await settled(page, requests);
  }
}

/** A screenshot that came out the same twice in a row. */
async function steadyShot(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  let last = await shoot();
  await expect(async () => {
    const next = await shoot();
    const isSame = next.equals(last);
    last = next;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [0] });
  return last;
}

/**
 * Takes the page in each colour scheme and puts both shots side by side on another page. Rendering the story twice on
 * one page would not do: a page has only one top layer and one focus.
 */
export async function sheetOf(page: Page, requests: PendingRequests): Promise<Page> {
  const shots: Buffer[] = [];
  await page.evaluate(() => {
    delete document.documentElement.dataset['scheme'];
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page, requests);
    shots.push(await steadyShot(page));
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: width * shots.length, height });
  const images = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  await sheet.setContent(
    `<!doctype html><style>body{margin:0;display:flex}</style>${images.join('')}`,
  );
  await drawn(sheet);
  return sheet;
}
