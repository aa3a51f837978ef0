import { expect, type Locator, type Page, test } from '@playwright/test';
import { storyStatus } from '../visual/storybook';
import { fingersOn } from './finger';

// A phone, held upright.
test.use({ viewport: { width: 375, height: 740 } });

/** Shows a story on a page that is longer than the screen. */
async function show(page: Page, id: string): Promise<void> {
  const globals = 'theme:light;direction:ltr;a11y.manual:!true';
  await page.goto(`/iframe.html?id=design-system-${id}&viewMode=story&globals=${globals}`);
  await storyStatus(page);
  await page.evaluate(() => {
    const more = document.createElement('div');
    more.style.blockSize = '2000px';
    document.body.append(more);
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  const { x, y, width, height } = box;
  return { left: x, top: y, width, height, middle: y + height / 2 };
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const hasScrolled = (page: Page) => expect.poll(() => scrolled(page)).toBeGreaterThan(50);

test('[PK-06] a finger scrolls the page across a slider, and moves its thumb along it', async ({
  page,
}) => {
  await show(page, 'forms-slider--default');
  const slider = page.getByRole('slider');
  const { left, width, middle } = await boxOf(slider);
  const fingers = await fingersOn(page);
  const at = (share: number) => left + width * share;

  await fingers.pan([at(0.4), middle], [at(0.8), middle]);
  await expect(slider).toHaveValue(/^8\d$/);
  await fingers.pan([at(0.8), middle], [at(0.2), middle], 'touchCancel');
  await expect(slider).toHaveValue(/^8\d$/);
  await fingers.pan([at(0.25), middle], [at(0.25), middle]);
  await expect(slider).toHaveValue(/^2\d$/);
  expect(await scrolled(page)).toBe(0);

  await fingers.pan([at(0.9), middle + 20], [at(0.9), middle - 200]);
  await hasScrolled(page);
  await expect(slider).toHaveValue(/^2\d$/);
});

test('[PK-06] a finger scrolls the page across a card that is not begun, and scratches it sideways', async ({
  page,
}) => {
  await show(page, 'content-scratchcard--default');
  const card = page.locator('[data-component="ScratchCard"]');
  const { left, width, middle } = await boxOf(page.locator('canvas'));
  const fingers = await fingersOn(page);

  await fingers.pan([left + width / 2, middle + 60], [left + width / 2, middle - 90]);
  await hasScrolled(page);
  await expect(card).not.toHaveAttribute('data-off');

  // Anew, since the page scrolls on. With less motion one stroke takes the whole cover off.
  await show(page, 'content-scratchcard--default');
  await fingers.pan([left + width * 0.2, middle], [left + width * 0.8, middle + 30]);
  await expect(card).toHaveAttribute('data-off', 'true');
  expect(await scrolled(page)).toBe(0);
});

test('[PK-06] a sheet is pulled by its head while its list scrolls by itself', async ({ page }) => {
  await show(page, 'feedback-bottomsheet--states');
  const sheet = page.getByRole('dialog');
  const title = page.getByRole('heading', { name: 'Filter games' });
  const list = sheet.locator('[data-scrolls]');
  const fingers = await fingersOn(page);
  const scrollOfList = () => list.evaluate(({ scrollTop }) => scrollTop);
  const head = await boxOf(title);
  const x = head.left + 40;

  await test.step('its list', async () => {
    const { top } = await boxOf(list);
    await fingers.pan([180, top + 150], [180, top + 20]);
    await expect.poll(scrollOfList).toBeGreaterThan(50);
    await fingers.pan([180, top + 20], [180, top + 300]);
    await expect.poll(scrollOfList).toBe(0);
    await fingers.pan([180, top + 20], [180, top + 300]);
    await expect(sheet).toHaveAttribute('data-height', 'half');
  });
  await test.step('a pull that is taken away', async () => {
    await fingers.pan([x, head.middle], [x, head.middle + 300], 'touchCancel');
    await expect(sheet).not.toHaveAttribute('data-pulled');
    await expect(sheet).toHaveAttribute('data-height', 'half');
  });
  await test.step('higher, and lower by a key', async () => {
    const handle = await boxOf(page.getByRole('button', { name: 'Expand' }));
    const middle = handle.left + handle.width / 2;
    await fingers.pan([middle, handle.top + 8], [middle, handle.top - 280]);
    await expect(sheet).toHaveAttribute('data-height', 'full');
    await page.getByRole('button', { name: 'Shrink' }).press('Enter');
    await expect(sheet).toHaveAttribute('data-height', 'half');
  });
  await test.step('away, and the page scrolls again', async () => {
    await fingers.pan([x, head.middle], [x, head.middle + 320]);
    await expect(sheet).toBeHidden();
    expect(await scrolled(page)).toBe(0);
    await fingers.pan([180, 600], [180, 300]);
    await hasScrolled(page);
  });
});

test('[BAN-02] banners are swiped by one finger, and a second one leaves them in their place', async ({
  page,
}) => {
  await show(page, 'content-bannerstrip--default');
  const track = page.locator('[aria-live]');
  const { middle } = await boxOf(track);
  const fingers = await fingersOn(page);
  const isShown = (position: number) =>
    expect(page.getByRole('button', { name: `Show banner ${position}` })).toHaveAttribute(
      'aria-current',
      'true',
    );

  await fingers.pan([280, middle], [120, middle]);
  await isShown(2);
  await fingers.pan([120, middle], [280, middle]);
  await isShown(1);
  await fingers.pan([280, middle], [120, middle], 'touchCancel');
  await isShown(1);

  await fingers.send('touchStart', [280, middle]);
  await fingers.send('touchMove', [250, middle]);
  await fingers.send('touchMove', [220, middle]);
  await fingers.send('touchStart', [220, middle], [100, middle]);
  await fingers.send('touchEnd', [100, middle, 1]);
  await fingers.send('touchEnd');
  await expect.poll(() => track.evaluate(({ style }) => style.transform)).toBe('');

  await fingers.pan([280, middle + 60], [280, middle - 90]);
  await hasScrolled(page);
});

for (const { name, story, row, part } of [
  {
    name: 'chips',
    story: 'actions-and-layout-chipgroup--on-a-phone',
    row: '[data-component="ChipGroup"] > div',
    part: 'label, button',
  },
  {
    name: 'tabs',
    story: 'feedback-tabs--long-content',
    row: '[role="tablist"]',
    part: '[role="tab"]',
  },
])
  test(`[PK-06] a row of ${name} is scrolled by a finger, which chooses nothing`, async ({
    page,
  }) => {
    await show(page, story);
    const list = page.locator(row).first();
    const { middle } = await boxOf(list);
    const fingers = await fingersOn(page);
    const chosen = () =>
      list
        .locator(part)
        .evaluateAll((parts) =>
          parts.map((one) =>
            one.matches('[aria-selected="true"], [aria-pressed="true"], :has(:checked)'),
          ),
        );
    const before = await chosen();
    await fingers.pan([300, middle], [100, middle]);
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
    expect(await chosen()).toEqual(before);
    await fingers.pan([200, middle + 10], [200, middle - 200]);
    await hasScrolled(page);
    expect(await chosen()).toEqual(before);
  });

test('[PK-06] a tab that is half out of its row comes into it when it is pressed', async ({
  page,
}) => {
  await show(page, 'feedback-tabs--long-content');
  const tab = page.getByRole('tab').nth(1);
  const list = await boxOf(page.getByRole('tablist'));
  const end = list.left + list.width;
  const { left } = await boxOf(tab);
  // So that 40 px of it are seen.
  await page.getByRole('tablist').evaluate((row, by) => row.scrollBy(by, 0), left - end + 40);
  await page.touchscreen.tap(end - 20, list.middle);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('[NAV-05] a finger on the arrow opens the drop-down, and the next one closes it', async ({
  page,
}) => {
  await show(page, 'actions-and-layout-navbar--default');
  const arrow = page.getByRole('button', { name: 'Vendors of Slots' });
  await arrow.tap();
  await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Amber Reels' })).toBeVisible();
  await arrow.tap();
  await expect(arrow).toHaveAttribute('aria-expanded', 'false');
});
