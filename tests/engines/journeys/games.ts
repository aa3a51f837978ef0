import { expect } from 'vitest';
import type { Journey } from '../support/journey';
import { field, the, words } from '../support/place';
import { readBalance, soon, visitAs } from './steps';

const main = the('main');
const cards = the('article', undefined, { in: main });
const how = the('status', undefined, { in: main, at: 0 });
const search = field('Search games');

export function games(journey: Journey): void {
  journey('finds games by name, and the address keeps the search', async (driver) => {
    await driver.goto('/rng');
    await driver.fill(search, 'lant ko');
    await soon(() => driver.address()).toContain('q=lant+ko');
    const fits = (name: string): boolean => /lant.*ko|ko.*lant/i.test(name);
    await soon(async () => (await driver.texts(cards)).every(fits)).toBe(true);
    await driver.see({ ...cards, at: 0 });
    await driver.reload();
    await soon(() => driver.value(search)).toBe('lant ko');
    await soon(async () => (await driver.texts(cards)).every(fits)).toBe(true);
    await driver.fill(search, 'zzzzzz');
    await driver.see(words('No game fits'));
    await driver.click(the('button', 'Clear the filters'));
    await driver.see({ ...cards, at: 0 });
  });

  journey(
    'narrows the games by vendor, keeps that when one comes back, and clears it',
    async (driver) => {
      const vendor = field('Vendor');
      const fourth = (): Promise<string> =>
        driver.look(vendor, (list) => (list as HTMLSelectElement).options[3]?.label ?? '');
      await driver.goto('/rng');
      await driver.see({ ...cards, at: 0 });
      const total = await driver.text(how);
      await soon(fourth).not.toBe('');
      const name = await fourth();
      await driver.choose(vendor, name);
      await soon(() => driver.address()).toContain('vassalage=');
      await soon(async () => (await driver.texts(cards)).every((text) => text.includes(name))).toBe(
        true,
      );
      await driver.see({ ...cards, at: 0 });
      expect(await driver.text(how)).not.toBe(total);
      await driver.click(the('link', 'Home', { at: 0 }));
      await driver.miss(vendor);
      await driver.back();
      await driver.see({ ...cards, at: 0 });
      expect(await driver.text(how)).not.toBe(total);
      await driver.click(the('button', 'Clear the filters'));
      await soon(() => driver.text(how)).toBe(total);
    },
  );

  journey('plays a game in a frame of another origin, which moves the balance', async (driver) => {
    await visitAs(driver, 'member1', '/rng');
    await driver.click(the('button', /^Play /, { in: main, at: 0 }));
    await soon(() => driver.address()).toMatch(/^\/seamless\?game=\d+$/);
    await soon(() => readBalance(driver)).not.toBe('');
    const before = await readBalance(driver);
    await driver.inFrame(() => driver.click(the('button', 'Spin')));
    await soon(() => readBalance(driver)).not.toBe(before);
    await driver.click(the('link', 'Back to the lobby'));
    await driver.see(the('heading', 'Slots', { level: 1 }));
    await soon(() => readBalance(driver)).toMatch(/\d/);
    expect(await readBalance(driver)).not.toBe(before);
  });
}
