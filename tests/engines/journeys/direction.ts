import type { Driver } from '../support/driver';
import type { Journey } from '../support/journey';
import { root, type Target, the } from '../support/target';
import { eventually } from './steps';

const left = (driver: Driver, target: Target): Promise<number> =>
  driver.evaluate(target, (element) => element.getBoundingClientRect().left);
const isFocused = (driver: Driver, target: Target): Promise<boolean> =>
  driver.evaluate(target, (element) => element === document.activeElement);

/** By position, because names depend on the language. The main navigation comes first on the page. */
const link = (at: number): Target =>
  the('link', undefined, { in: the('navigation', undefined, { at: 0 }), at });
const tab = (at: number): Target => the('tab', undefined, { in: the('dialog'), at });

export function direction(journey: Journey): void {
  journey('reads from right to left in Arabic, arrow keys too', async (driver) => {
    await driver.goto('/');
    const choice = the('button', 'Language: English');
    await driver.click(choice);
    await driver.click(the('menuitemradio', 'العربية'));
    await eventually(() => driver.attribute(root, 'dir')).toBe('rtl');
    await eventually(() => driver.attribute(root, 'lang')).toBe('ar');
    await eventually(
      async () => (await left(driver, link(0))) > (await left(driver, link(1))),
    ).toBe(true);

    await driver.goto('/login');
    await eventually(() => driver.attribute(root, 'dir')).toBe('rtl');
    await driver.click(tab(0));
    await eventually(async () => (await left(driver, tab(0))) > (await left(driver, tab(1)))).toBe(
      true,
    );
    await driver.press('ArrowLeft');
    await eventually(() => isFocused(driver, tab(1))).toBe(true);
    await eventually(() => driver.attribute(tab(1), 'aria-selected')).toBe('true');
    await driver.press('ArrowRight');
    await eventually(() => isFocused(driver, tab(0))).toBe(true);
  });
}
