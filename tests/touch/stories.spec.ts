import { expect, test } from '@playwright/test';
import { storyIds, storyStatus } from '../visual/storybook';
import { faultsOf } from './faults';

// Interaction stories end in states that the other stories show.
const ids = storyIds().filter((id) => !id.endsWith('interaction'));
const partOf = (id: string): string => id.slice(0, id.indexOf('--'));

for (const part of new Set(ids.map(partOf)))
  test(`${part} at 400 %, by touch, in forced colours`, async ({ page }) => {
    const faults: string[] = [];
    for (const id of ids.filter((one) => partOf(one) === part))
      await test.step(id, async () => {
        const globals = 'theme:light;direction:ltr;a11y.manual:!true';
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        // A play function may fail on a narrow screen, but the story is checked all the same.
        await storyStatus(page);
        const found = await page.evaluate(faultsOf);
        faults.push(...found.map((fault) => `${id}: ${fault}`));
      });
    expect(faults).toEqual([]);
  });
