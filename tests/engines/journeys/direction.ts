import type { Driver } from '../support/driver';
import type { Journey } from '../support/journey';
import { type Place, root, the } from '../support/place';
import { soon } from './steps';

const left = (driver: Driver, place: Place): Promise<number> =>
  driver.look(place, (element) => element.getBoundingClientRect().left);
const isFocused = (driver: Driver, place: Place): Promise<boolean> =>
  driver.look(place, (element) => element === document.activeElement);

/** By position, because names depend on the language. The main navigation comes first on the page. */
const link = (at: number): Place =>
  the('link', undefined, { in: the('navigation', undefined, { at: 0 }), at });
const tab = (at: number): Place => the('tab', undefined, { in: the('dialog'), at });

export function direction(journey: Journey): void {
  journey('reads from right to left in Arabic, arrow keys too', async (driver) => {
    await driver.goto('/');
    const choice = the('button', 'Language: English');
    await driver.click(choice);
    await driver.click(the('menuitemradio', 'العربية'));
    await soon(() => driver.attribute(root, 'dir')).toBe('rtl');
    await soon(() => driver.attribute(root, 'lang')).toBe('ar');
    await soon(async () => (await left(driver, link(0))) > (await left(driver, link(1)))).toBe(
      true,
    );

    await driver.goto('/login');
    await soon(() => driver.attribute(root, 'dir')).toBe('rtl');
    await driver.click(tab(0));
    await soon(async () => (await left(driver, tab(0))) > (await left(driver, tab(1)))).toBe(true);
    await driver.press('ArrowLeft');
    await soon(() => isFocused(driver, tab(1))).toBe(true);
    await soon(() => driver.attribute(tab(1), 'aria-selected')).toBe('true');
    await driver.press('ArrowRight');
    await soon(() => isFocused(driver, tab(0))).toBe(true);
  });
}
