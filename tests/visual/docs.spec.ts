import { expect, type Page, test } from '@playwright/test';
import { readDocsIndex, showDocs } from './storybook';

const WIDTHS = [375, 1280];

// Only a group that hangs takes so long: a busy machine is no fault.
test.describe.configure({ timeout: 120_000 });

const pages = readDocsIndex();
/** The first two parts of a title, as `Features/Agent`. */
const groupOf = (title: string): string => title.split('/').slice(0, 2).join('/');

/** How much wider than its window the page is, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The widths in which a page of docs is wider than its window. */
async function tooWide(page: Page, id: string): Promise<string[]> {
  const wide: string[] = [];
  // The preview may reload itself when it leaves a page whose stories still load.
  await expect(async () => {
    await showDocs(page, id);
    wide.length = 0;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overflow(page);
      if (over > 0) wide.push(`${id} at ${width} px: ${over} px too wide`);
    }
  }).toPass({ intervals: [50] });
  return wide;
}

for (const group of new Set(pages.map(({ title }) => groupOf(title))))
  test(`[RV-09] the docs of ${group} fit their window`, async ({ page }) => {
    // Stories in frames of their own are as wide as their frames, and take most of the time.
    await page.route(/viewMode=story/, (route) => route.abort());
    const wide: string[] = [];
    for (const { id } of pages.filter(({ title }) => groupOf(title) === group))
      wide.push(...(await tooWide(page, id)));
    expect(wide).toEqual([]);
  });

test('[RV-09] the manager has the name, mark and version of the product, and fetches nothing', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(baseURL ?? '')) foreign.push(url);
  });
  await page.goto('/?path=/docs/welcome--docs');
  const brand = page.getByRole('link', { name: /^Parlour \d+\.\d+\.\d+/ });
  await expect(brand).toBeVisible();
  const mark = brand.locator('img');
  await expect(mark).toHaveAttribute('src', /^data:image\/svg/);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
