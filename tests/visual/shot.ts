import { expect, type Page, type Request } from '@playwright/test';
import { storyStatus } from './storybook';

const TALLEST = 1600;
const SHORTEST = 120;

/** Counts what the page has asked for and not got yet: parts, data and images alike. */
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

/** Waits for two frames, in which what came is drawn, and for what it asks for in its turn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Waits until everything that the page asked for is there and drawn. */
export async function settled(page: Page, requests: PendingRequests): Promise<void> {
  await expect(async () => {
    expect(requests.urls).toEqual([]);
    await drawn(page);
    expect(requests.urls).toEqual([]);
  }).toPass({ intervals: [20, 50, 100] });
}

/** Opens the story and waits until it has run to its end. */
export async function openStory(page: Page, id: string, globals: string): Promise<PendingRequests> {
  const requests = new PendingRequests(page);
  // The accessibility addon would work in the same page while the picture is taken.
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`);
  expect(await storyStatus(page)).toBe('success');
  // A browser without scrollbars keeps room for one all the same, which a phone does not.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important; }' });
  await settled(page, requests);
  return requests;
}

/** Makes the window as high as what it shows, so that nothing is drawn only because it is scrolled to. */
export async function fitHeight(page: Page, requests: PendingRequests): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const content = await page.evaluate(() => {
    scrollTo(0, 0);
    // What is in the top layer takes no room: the window stays as it is.
    if (document.querySelector(':modal, :popover-open')) return undefined;
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight) return scrollHeight;
    const bottom = document.getElementById('storybook-root')?.getBoundingClientRect().bottom ?? 0;
    return Math.ceil(bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  });
  const wanted = content === undefined ? height : Math.min(TALLEST, Math.max(SHORTEST, content));
  if (wanted === height) return;
  await page.setViewportSize({ width, height: wanted });
  await settled(page, requests);
}

/** A picture of the window that is the same twice in a row. */
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
 * Draws the page in each scheme, as the system changes it, and puts the shots side by side on a page of their own. Two
 * drawings on one page would have but one top layer, and one focus.
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
