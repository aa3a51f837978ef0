import { takeInteractions } from './eventTiming.mjs';

/** Typed key by key, to search 10,000 games. */
export const QUERIES = ['golden', 'elan koi', 'nino', 'r temple', 'uber s', 'zzz'];

/** Types each query into a field; returns the time from each key to its paint, in ms. */
export async function typeQueries({ page, settle, paint }, field) {
  await field.focus();
  const paints = [];
  for (const query of QUERIES) {
    for (const key of query) {
      await page.keyboard.press(key);
      await paint();
    }
    // Emptying the field does not count.
    await settle();
    paints.push(...(await page.evaluate(takeInteractions)));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await settle();
    await page.evaluate(takeInteractions);
  }
  const keys = QUERIES.reduce((sum, query) => sum + query.length, 0);
  if (paints.length < keys / 2) throw new Error(`${paints.length} of ${keys} keys were seen.`);
  return paints;
}
