import { setTimeout as wait } from 'node:timers/promises';
import { SHORTEST_MS, takeInteractions } from './eventTiming.mjs';

const AFTER_MS = 400;

/**
 * Runs each step by mouse or, if it has `keys`, by keyboard; returns the time until the next paint, in ms. A step names
 * its target by role and name; `after` is a key that undoes it.
 */
export async function pressEach({ page, rest }, steps) {
  await rest();
  const worst = {};
  for (const { name, role, target, after, keys } of steps) {
    const element = page.getByRole(role, { name: target, exact: true }).first();
    const { x, y, width, height } = await element.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await wait(AFTER_MS);
    await page.evaluate(takeInteractions);
    if (keys === undefined) await page.mouse.click(x + width / 2, y + height / 2, { delay: 60 });
    else {
      await element.focus();
      for (const key of keys) await page.keyboard.press(key, { delay: 60 });
    }
    await wait(AFTER_MS);
    // Nothing is reported for shorter interactions, so half of the shortest duration is assumed.
    worst[name] = Math.max(SHORTEST_MS / 2, ...(await page.evaluate(takeInteractions)));
    if (after !== undefined) await page.keyboard.press(after);
  }
  return { ...worst, worst: Math.max(...Object.values(worst)) };
}
