import { expect, test } from '@playwright/test';
import { storyIds, storyStatus } from '../visual/storybook';
import { findIssues } from './findIssues';

// Interaction stories end in states that the other stories show.
const ids = storyIds().filter((id) => !id.endsWith('interaction'));
const componentOf = (id: string): string => id.slice(0, id.indexOf('--'));

for (const component of new Set(ids.map(componentOf)))
  test(`${component} at 400 %, by touch, in forced colours`, async ({ page }) => {
    const issues: string[] = [];
    for (const id of ids.filter((one) => componentOf(one) === component))
      await test.step(id, async () => {
        const globals = 'theme:light;direction:ltr;a11y.manual:!true';
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        // A play function may fail on a narrow screen, but the story is checked all the same.
        await storyStatus(page);
        const found = await page.evaluate(findIssues);
        issues.push(...found.map((issue) => `${id}: ${issue}`));
      });
    expect(issues).toEqual([]);
  });
