// Settles and pays all contracts of one day as the jobs do, in a process of its own, whose memory is told:
// `node --import tsx settle.ts <database> <day>`. The last day of a month is the one on which most is due.

import { readConfig } from '../../../apps/gateway/src/config.ts';
import { settleRealTime, settleWages } from '../../../apps/gateway/src/contracts/jobs.ts';
import { openServer } from '../../../apps/gateway/src/database/open.ts';
import type { Services } from '../../../apps/gateway/src/services.ts';

const HOUR = 3_600_000;
const [url = '', day = ''] = process.argv.slice(2);
const { db, close } = await openServer(url, async () => undefined);
const from = Date.parse(`${day}T00:00:00Z`);
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 100);

/** Runs each slot of a job until and with the last, in a transaction of its own; returns how long all and the longest took. */
async function settle(job: typeof settleWages, hours: number) {
  let [all, longest] = [0, 0];
  for (let until = from + job.everyMs; until <= from + hours * HOUR; until += job.everyMs) {
    const services = { config: readConfig({}), now: () => until, db } as unknown as Services;
    const begun = performance.now();
    await db.transaction((tx) => job.run(tx, new Date(until), services));
    const ms = performance.now() - begun;
    all += ms;
    longest = Math.max(longest, ms);
  }
  return { all, longest };
}

const realTime = await settle(settleRealTime, 24);
// Dividends and daily salaries are paid two hours after the day.
const wages = await settle(settleWages, 26);
clearInterval(watch);
process.stdout.write(`${JSON.stringify({ realTime, wages, before, most })}\n`);
await close();
