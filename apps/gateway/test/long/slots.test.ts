import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet } from '../../src/games/schema';
import { isOldWriterOpen, rowName, runDueJobs } from '../../src/platform/jobs';
import { jobRun } from '../../src/platform/schema';
import type { Services } from '../../src/services';
import { account } from '../../src/session/schema';
import { openGateway, seededDatabase } from './support/gateways';
import { type PostgresServer, startPostgres } from './support/postgres';

type Opened = Awaited<ReturnType<typeof openGateway>>;

let server: PostgresServer;
let one: Opened;
let other: Opened;

beforeAll(async () => {
  server = await startPostgres();
  const url = await seededDatabase(server);
  one = await openGateway(url);
  other = await openGateway(url);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await server.stop();
});

/** A transaction of another process that stays open until it is ended. */
async function open(work: (tx: Opened['db']) => Promise<unknown>) {
  let finish: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const ended = other.db.transaction(async (tx) => {
    await work(tx);
    begun();
    await released;
  });
  await isBegun;
  return async () => {
    finish();
    await ended;
  };
}

const isOpen = () => one.db.transaction((tx) => isOldWriterOpen(tx, 0));
const writeBet = async (tx: Opened['db']) => {
  const [owner] = await tx.select().from(account).where(eq(account.username, 'member1'));
  const game = { vassalage: 'LNW', gameType: 'RNG', stake: 1_00n, payout: 0n };
  const own = { id: randomUUID(), accountId: owner?.id ?? 0, playedAt: new Date() };
  await tx.insert(bet).values({ ...own, ...game });
};

it('[AC-06] sees who still writes in another process, and nobody who only reads', async () => {
  expect(await isOpen()).toBe(false);
  const reader = await open((tx) => tx.select().from(jobRun));
  expect(await isOpen()).toBe(false);
  const writer = await open(writeBet);
  expect(await isOpen()).toBe(true);
  // A transaction that has just begun can't write into a slot that is long over.
  expect(await one.db.transaction((tx) => isOldWriterOpen(tx, 60_000))).toBe(false);
  await writer();
  await reader();
  expect(await isOpen()).toBe(false);
});

it('[AC-06] leaves a slot to one of several processes, and the next ones to any', async () => {
  const everyMs = 1000;
  const done: number[] = [];
  const job = {
    name: `slots-${randomUUID()}`,
    everyMs,
    countsWritten: true,
    run: (_tx: Opened['db'], until: Date) => {
      done.push(until.getTime());
      return Promise.resolve();
    },
  };
  let now = Math.floor(Date.now() / everyMs) * everyMs;
  const metrics = { worked: () => undefined };
  const work = ({ db }: Opened) => {
    const services = { db, config: { merchant: 'parlour' }, now: () => now };
    // The job uses nothing else of the services.
    return runDueJobs([job], services as unknown as Services, metrics);
  };
  await work(one);
  const [begun] = await one.db
    .select()
    .from(jobRun)
    .where(eq(jobRun.name, rowName('parlour', job)));
  const first = begun?.doneUntil.getTime() ?? 0;
  for (let turn = 0; turn < 5; turn += 1) {
    now += 4 * everyMs;
    await Promise.all([one, other, one, other].map(work));
  }
  await work(one);
  // A slot that is almost over is not done, which happens when the job ran at other times before.
  const ends = { doneUntil: new Date(first + 20 * everyMs + 300) };
  await one.db
    .update(jobRun)
    .set(ends)
    .where(eq(jobRun.name, rowName('parlour', job)));
  now += everyMs;
  await work(one);
  expect(done.toSorted()).toEqual(
    Array.from({ length: 20 }, (_, at) => first + (at + 1) * everyMs),
  );
});
