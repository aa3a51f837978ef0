import { expect } from 'vitest';
import type { Driver } from '../support/driver';
import type { Journey } from '../support/journey';
import { type Target, the } from '../support/target';
import { eventually, header } from './steps';

/** More than the tab stops of any dialog here. */
const MANY = 40;

const isFocused = (driver: Driver, target: Target): Promise<boolean> =>
  driver.evaluate(target, (element) => element === document.activeElement);
/** Index of the focused element inside a target: 0 for the target itself, -1 if the focus is outside. */
const focusIn = (driver: Driver, target: Target): Promise<number> =>
  driver.evaluate(target, (element) => {
    const all: (Element | null)[] = [element, ...element.querySelectorAll('*')];
    return all.indexOf(document.activeElement);
  });

export function keyboard(journey: Journey): void {
  journey('a dialog is opened, gone round in and left by the keyboard alone', async (driver) => {
    const opener = the('button', 'Register', { in: header });
    const dialog = the('dialog', 'Register');
    await driver.goto('/');
    await driver.focus(opener);
    await driver.press('Enter');
    await driver.waitForVisible(the('textbox', 'Username', { in: dialog }));
    await eventually(() => focusIn(driver, dialog)).not.toBe(-1);
    // The dialog itself may have the focus at first, but is no tab stop.
    await driver.press('Tab');
    const first = await focusIn(driver, dialog);
    expect(first, 'the focus is inside').not.toBe(-1);
    const visited: number[] = [];
    let focused = first;
    do {
      visited.push(focused);
      await driver.press('Tab');
      focused = await focusIn(driver, dialog);
    } while (focused !== first && visited.length < MANY);
    expect(focused, 'Tab comes round').toBe(first);
    // After the last tab stop of a modal dialog, some engines visit the browser's own controls; none visits the page.
    expect(visited.filter((index) => index === -1).length, 'outside').toBeLessThan(2);
    // The fields, the checkbox and the buttons.
    expect(new Set(visited).size).toBeGreaterThan(8);
    await driver.press('Shift+Tab');
    expect(await focusIn(driver, dialog), 'Shift and Tab goes the other way').toBe(visited.at(-1));
    await driver.press('Escape');
    await driver.waitForHidden(dialog);
    await eventually(() => isFocused(driver, opener)).toBe(true);
  });
}
