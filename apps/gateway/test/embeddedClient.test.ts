import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../src/database/embeddedClient';

type Client = Awaited<ReturnType<typeof openClient>>;

const INSERT = 'insert into thing (name, at, amount, words, tags) values ($1, $2, $3, $4, $5)';
const SELECT = 'select * from thing where name = $1';

describe('the embedded database', () => {
  let client: Client;
  const add = (name: string) =>
    client.query(INSERT, [name, new Date(0), 12n, { EN: name }, ['a', 'b "c"', null]]);
  const prepared = async () =>
    Number(
      (await client.query<{ count: number }>('select count(*) from pg_prepared_statements')).rows[0]
        ?.count,
    );

  beforeAll(async () => {
    client = await openClient();
    await client.exec(
      'create table thing (name text primary key, at timestamptz, amount bigint, words jsonb, tags text[])',
    );
  });
  afterAll(() => client.close());

  it('gives the same for a statement that is kept as for one that is new', async () => {
    for (const name of ['one', 'two', 'three']) await add(name);
    const [first, second, third] = [
      await client.query(SELECT, ['three']),
      await client.query(SELECT, ['three']),
      await client.query(SELECT, ['three']),
    ];
    expect(first.rows).toEqual([
      {
        name: 'three',
        at: new Date(0),
        amount: 12,
        words: { EN: 'three' },
        tags: ['a', 'b "c"', null],
      },
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await prepared()).toBeGreaterThan(0);
    const none = await client.query(SELECT, [null]);
    expect(none.rows).toEqual([]);
    const asLists = await client.query(SELECT, ['one'], { rowMode: 'array' });
    expect(asLists.rows).toEqual([['one', new Date(0), 12, { EN: 'one' }, ['a', 'b "c"', null]]]);
  });

  it('tells what is wrong and goes on', async () => {
    for (let time = 0; time < 3; time += 1)
      await expect(add('one')).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' });
    await add('after');
    expect((await client.query(SELECT, ['after'])).rows).toHaveLength(1);
  });

  it('takes back what a transaction did that failed, and lets nothing in between', async () => {
    const failed = client.transaction(async (tx) => {
      await tx.query(INSERT, ['half', null, null, null, null]);
      await tx.query(INSERT, ['half', null, null, null, null]);
    });
    const beside = client.query(SELECT, ['half']);
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    expect((await beside).rows).toEqual([]);
    expect((await client.query(SELECT, ['half'])).rows).toEqual([]);
  });

  it('refuses a transaction that is over', async () => {
    const tx = await client.transaction(async (own) => own);
    await expect(tx.query(SELECT, ['one'])).rejects.toThrow('closed');
    await expect(tx.query(SELECT, ['one'])).rejects.toThrow('closed');
  });

  it('finds its way when a table has changed under a statement', async () => {
    for (let time = 0; time < 2; time += 1) await client.query(SELECT, ['one']);
    await client.exec('alter table thing add column later int default 5');
    await expect(client.query(SELECT, ['one'])).rejects.toMatchObject({ code: '0A000' });
    const after = [await client.query(SELECT, ['one']), await client.query(SELECT, ['one'])];
    for (const { rows } of after) expect(rows[0]).toMatchObject({ name: 'one', later: 5 });
  });

  it('keeps only so many statements, and those that are in use', async () => {
    for (let at = 0; at < 300; at += 1)
      for (let time = 0; time < 2; time += 1) {
        const { rows } = await client.query<{ sum: number }>(`select ${at} + $1::int as sum`, [1]);
        expect(rows[0]?.sum).toBe(at + 1);
        await client.query(SELECT, ['one']);
      }
    expect(await prepared()).toBeLessThanOrEqual(251);
    const { rows } = await client.query<{ name: string }>(
      "select name from pg_prepared_statements where statement like 'select * from thing%'",
    );
    expect(rows).toHaveLength(1);
  });
});
