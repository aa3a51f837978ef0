import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { committedPictures, MOST_PICTURES, PICTURE_FOLDER, wantedPictures } from './pictures';
import { fitHeight, loaded, openStory, reshapeText, sheetOf } from './shot';

const pictures = wantedPictures();

for (const picture of pictures) {
  const { name, id, width, height, themes, direction, language, tallest } = picture;
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const globals = `theme:${themes[0]};direction:${direction};language:${language}`;
    const requests = await openStory(page, id, globals, language === 'en' ? '' : language);
    const isPage = themes.length === 1;
    if (isPage) await loaded(page, requests);
    await fitHeight(page, requests, tallest);
    if (isPage) await loaded(page, requests);
    await reshapeText(page);
    const shown = isPage ? page : await sheetOf(page, requests);
    await expect(shown).toHaveScreenshot(`${name}.png`);
  });
}

test('every picture has its story, every story its picture, and they are few', ({}, { config }) => {
  const wanted = pictures.map(({ name }) => name).sort();
  const committed = committedPictures().sort();
  if (config.updateSnapshots === 'none') expect(committed).toEqual(wanted);
  // On an update, pictures without a story are deleted.
  for (const name of committed.filter((one) => !wanted.includes(one)))
    rmSync(join(PICTURE_FOLDER, `${name}.png`));
  expect(wanted.length).toBeLessThanOrEqual(MOST_PICTURES);
});
