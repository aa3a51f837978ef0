import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../scripts/lib/engines.mjs';
import { account } from '../journeys/account';
import { direction } from '../journeys/direction';
import { games } from '../journeys/games';
import { keyboard } from '../journeys/keyboard';
import { money } from '../journeys/money';
import { team } from '../journeys/team';
import type { Driver, Started } from './driver';
import type { Journey } from './journey';
import { type Site, startSite } from './site';

const SCREENSHOTS = fileURLToPath(new URL('../../../test-results/engines', import.meta.url));

async function saveScreenshot(driver: Driver, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, `${name.replaceAll(/\W+/g, '-')}.png`);
  writeFileSync(file, await driver.screenshot());
  console.log(`What it looked like: ${file}`);
}

/** Runs all journeys in one engine, against its own site. */
export function walkJourneys(engine: Engine, start: (baseURL: string) => Promise<Started>): void {
  describe(`in ${engine}`, () => {
    const stops: (() => Promise<void>)[] = [];
    let site: Site | undefined;
    let browser: Started;
    beforeAll(async () => {
      const served = await startSite(engine);
      site = served;
      stops.push(() => served.stop());
      browser = await start(served.address);
      stops.push(() => browser.stop());
    });
    afterAll(async () => {
      await Promise.allSettled(stops.toReversed().map((stop) => stop()));
      expect(site?.refusals() ?? [], 'refused by the policy of a page').toEqual([]);
    });

    const journey: Journey = (title, walk) =>
      test(title, async () => {
        const driver = await browser.visit();
        try {
          await walk(driver);
        } catch (error) {
          if (process.env['CI'] === undefined)
            await saveScreenshot(driver, `${engine} ${title}`).catch(() => undefined);
          await driver.close().catch(() => undefined);
          throw error;
        }
        await driver.close();
      });
    account(journey);
    games(journey);
    money(journey);
    team(journey);
    keyboard(journey);
    direction(journey);
  });
}
