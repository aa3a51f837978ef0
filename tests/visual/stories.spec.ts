import { expect, test } from '@playwright/test';
import { baselineNames, storyIds, storyStatus, storyViewport } from './storybook';

const SCHEMES = ['light', 'dark'] as const;
const SIZES: Record<string, { width: number; height: number }> = {
  narrow: { width: 320, height: 640 },
  mobile: { width: 375, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};

const ids = storyIds();

for (const id of ids) {
  for (const scheme of SCHEMES) {
    test(`${id} in ${scheme}`, async ({ page }) => {
      // The accessibility addon would work in the same page while the picture is taken.
      const globals = `theme:${scheme};direction:ltr;a11y.manual:!true`;
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
      expect(await storyStatus(page)).toBe('success');
      const size = SIZES[(await storyViewport(page)) ?? ''];
      if (size) await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${scheme}.png`);
    });
  }
}

test('no picture without a story', () => {
  const wanted = new Set(ids.flatMap((id) => SCHEMES.map((scheme) => `${id}-${scheme}.png`)));
  expect(baselineNames().filter((name) => !wanted.has(name))).toEqual([]);
});
