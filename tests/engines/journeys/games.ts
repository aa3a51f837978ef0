import { expect } from 'vitest';
import type { Journey } from '../support/journey';
import { field, the, withText } from '../support/target';
import { eventually, readBalance, visitAs } from './steps';

const main = the('main');
const cards = the('article', undefined, { in: main });
const how = the('status', undefined, { in: main, at: 0 });
const search = field('Search games');

export function games(journey: Journey): void {
  journey('finds games by name, and the address keeps the search', async (driver) => {
    await driver.goto('/rng');
    await driver.fill(search, 'lant ko');
    await eventually(() => driver.address()).toContain('q=lant+ko');
    const fits = (name: string): boolean => /lant.*ko|ko.*lant/i.test(name);
    await eventually(async () => (await driver.texts(cards)).every(fits)).toBe(true);
    await driver.waitForVisible({ ...cards, at: 0 });
    await driver.reload();
    await eventually(() => driver.value(search)).toBe('lant ko');
    await eventually(async () => (await driver.texts(cards)).every(fits)).toBe(true);
    await driver.fill(search, 'zzzzzz');
    await driver.waitForVisible(withText('No game fits'));
    await driver.click(the('button', 'Clear the filters'));
    await driver.waitForVisible({ ...cards, at: 0 });
  });

  journey(
    'narrows the games by vendor, keeps that when one comes back, and clears it',
    async (driver) => {
      const vendor = field('Vendor');
      const fourth = (): Promise<string> =>
        driver.evaluate(vendor, (list) => (list as HTMLSelectElement).options[3]?.label ?? '');
      await driver.goto('/rng');
      await driver.waitForVisible({ ...cards, at: 0 });
      const total = await driver.text(how);
      await eventually(fourth).not.toBe('');
      const name = await fourth();
      await driver.choose(vendor, name);
      await eventually(() => driver.address()).toContain('vassalage=');
      await eventually(async () =>
        (await driver.texts(cards)).every((text) => text.includes(name)),
      ).toBe(true);
      await driver.waitForVisible({ ...cards, at: 0 });
      expect(await driver.text(how)).not.toBe(total);
      await driver.click(the('link', 'Home', { at: 0 }));
      await driver.waitForHidden(vendor);
      await driver.back();
      await driver.waitForVisible({ ...cards, at: 0 });
      expect(await driver.text(how)).not.toBe(total);
      await driver.click(the('button', 'Clear the filters'));
      await eventually(() => driver.text(how)).toBe(total);
    },
  );

  journey('plays a game in a frame of another origin, which moves the balance', async (driver) => {
    await visitAs(driver, 'member1', '/rng');
    await driver.click(the('button', /^Play /, { in: main, at: 0 }));
    await eventually(() => driver.address()).toMatch(/^\/seamless\?game=\d+$/);
    await eventually(() => readBalance(driver)).not.toBe('');
    const before = await readBalance(driver);
    await driver.inFrame(() => driver.click(the('button', 'Spin')));
    await eventually(() => readBalance(driver)).not.toBe(before);
    await driver.click(the('link', 'Back to the lobby'));
    await driver.waitForVisible(the('heading', 'Slots', { level: 1 }));
    await eventually(() => readBalance(driver)).toMatch(/\d/);
    expect(await readBalance(driver)).not.toBe(before);
  });
}
