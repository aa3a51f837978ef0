import { inArray, sql } from 'drizzle-orm';
import { openServer } from '../../src/database/open';
import { readContract } from '../../src/platform/contract';
import { account } from '../../src/session/schema';
import { CROWD_BRANCH, CROWD_TOP } from './crowd';
import { crowdCalls } from './crowdCalls';

/** Every way to call the operations of agents on the crowd of a database. */
export async function readCalls(url: string) {
  const { db, close } = await openServer(url, async () => undefined);
  const people = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.username, [CROWD_TOP, CROWD_BRANCH]));
  await close();
  const idOf = (username: string) => people.find((one) => one.username === username)?.id ?? 0;
  const contract = readContract();
  const calls = crowdCalls(contract, { top: idOf(CROWD_TOP), branch: idOf(CROWD_BRANCH) });
  return contract.operations.flatMap(({ id, tag, method, path }) => {
    const rows = calls[id] ?? [];
    if (typeof rows === 'string') return [];
    return rows.map((row) => ({ id, tag, method: method.toUpperCase(), path, ...row }));
  });
}

/** Whether the planner uses indexes, for connections from now on; without them a statement may take 10 seconds. */
export async function setIndexes(url: string, to: 'on' | 'off'): Promise<void> {
  const { db, close } = await openServer(url, async () => undefined);
  const name = sql.identifier(new URL(url).pathname.slice(1));
  for (const scan of ['indexscan', 'bitmapscan', 'indexonlyscan'])
    await db.execute(sql`alter database ${name} set ${sql.raw(`enable_${scan} = ${to}`)}`);
  await db.execute(
    sql`alter database ${name} set statement_timeout = ${sql.raw(to === 'off' ? "'10s'" : "'0'")}`,
  );
  await close();
}
