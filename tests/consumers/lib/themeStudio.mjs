// The theme studio as somebody uses it who makes a brand: in the built Storybook, by pointer and keyboard.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { must } from '../../../scripts/lib/designSystemPackage.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { lookOf } from './brandLook.mjs';
import { visitPage } from './visitPage.mjs';
import { serving } from './viteApp.mjs';

const SCHEMES = ['dark', 'light'];

/** Opens the studio from the sidebar; it is in the frame of the story. */
async function openStudio(page) {
  await page.getByRole('button', { name: 'Theme studio' }).click();
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  const studio = page.frameLocator('#storybook-preview-iframe');
  await studio.getByRole('heading', { name: 'Theme studio' }).waitFor();
  return studio;
}

/** Types over what a field has, without the pointer. */
async function retype(page, field, text) {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const panelOf = (studio) => studio.getByRole('region', { name: 'Values of the brand' });

/** Gives the studio a picture, and expects that the brand is made of its two colours. */
async function takePicture(panel, { picture, colors }) {
  await panel.getByRole('heading', { name: 'From a picture' }).click();
  await panel
    .getByLabel('Logo or picture')
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: picture });
  const [brand, accent] = colors;
  await panel.getByRole('button', { name: `Tint: ${brand}` }).click();
  for (const [label, color] of [
    ['Brand colour', brand],
    ['Accent colour', accent],
    ['Surface tint', brand],
  ])
    assert.equal(
      await panel.getByRole('textbox', { name: label, exact: true }).inputValue(),
      color,
    );
}

/** Names the brand and changes its shape and its glow, by keyboard but for a group that is closed. */
async function finishByKeys(page, panel, { name, radius }) {
  await retype(page, panel.getByRole('textbox', { name: 'Name', exact: true }), name);
  await retype(page, panel.getByRole('spinbutton', { name: 'Controls' }), radius);
  await panel.getByRole('radio', { name: 'Regular' }).focus();
  await page.keyboard.press('ArrowRight');
  await panel.getByRole('heading', { name: 'Pictures and glow' }).click();
  await panel.getByRole('radio', { name: 'Default' }).focus();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowRight');
  assert.ok(await panel.getByRole('radio', { name: 'Strong' }).isChecked());
}

/** How the studio shows the brand in each theme. */
async function shownLooks(page, studio, name) {
  await studio.getByRole('radio', { name: 'Both' }).check();
  const looks = {};
  for (const scheme of SCHEMES)
    looks[scheme] = await lookOf(studio.getByRole('region', { name: `${name} · ${scheme}` }));
  return looks;
}

/** Exports the npm theme by keyboard, and saves what the browser downloads to a folder. */
async function exportTheme(page, studio, folder) {
  await studio.getByRole('tab', { name: 'Files' }).click();
  const download = page.waitForEvent('download');
  await studio.getByRole('button', { name: /-theme-.*of npm theme/ }).press('Enter');
  const file = await download;
  await file.saveAs(join(folder, file.suggestedFilename()));
  return file.suggestedFilename();
}

/**
 * Makes a brand in the studio of the Storybook as it is built now. Resolves with the name of the file that was exported to the
 * folder, and with how the studio shows the brand.
 */
export async function makeBrand(wish, folder) {
  // From the cache if nothing has changed.
  await must('turbo', ['run', 'build:storybook', '--output-logs=new-only']);
  const made = {};
  const args = ['preview', '--outDir', 'storybook-static', '--strictPort'];
  await serving(root, 'vite', args, async (url) => {
    await visitPage(url, async (page) => {
      const studio = await openStudio(page);
      await takePicture(panelOf(studio), wish);
      await finishByKeys(page, panelOf(studio), wish);
      made.looks = await shownLooks(page, studio, wish.name);
      made.file = await exportTheme(page, studio, folder);
    });
  });
  return made;
}
