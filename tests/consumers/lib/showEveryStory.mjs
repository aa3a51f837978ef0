import { visitPage } from './visitPage.mjs';

/** Renders every story of the sheet in turn; resolves with unexpected console output and components not rendered. */
export async function showEveryStory(url) {
  const output = [];
  const found = { count: 0, version: '', missing: [], faults: [] };
  await visitPage(url, async (page) => {
    page.on('pageerror', (error) => output.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) output.push(message.text());
    });
    await page.waitForFunction(() => 'sheet' in window);
    const { version, stories } = await page.evaluate(() => window.sheet);
    for (const [index, { name, allowed }] of stories.entries()) {
      output.length = 0;
      await page.evaluate((at) => window.sheet.show(at), index);
      const patterns = allowed.map((source) => new RegExp(source));
      const unexpected = output.filter((line) => !patterns.some((pattern) => pattern.test(line)));
      found.faults.push(...unexpected.map((line) => `${name}: ${line}`));
    }
    Object.assign(found, { version, count: stories.length });
    found.missing = await page.evaluate(() => window.sheet.missing());
  });
  return found;
}
