import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheStatements } from '../../src/database/cacheStatements';
import { serverUrl } from '../support/engine';

describe('connections to a server', () => {
  let pool: Pool;
  const ask = (id: number) =>
    pool.query<{ id: number; word: string }>({
      text: 'select * from kept_thing where id = $1',
      values: [id],
    });
  const prepared = async () =>
    (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows;

  beforeAll(async () => {
    pool = new Pool({ connectionString: serverUrl(), max: 1 });
    cacheStatements(pool);
    await pool.query("create table kept_thing as select 1 as id, 'one' as word");
  });
  afterAll(async () => {
    await pool.query('drop table kept_thing');
    await pool.end();
  });

  it('keep a statement that comes often, and answer the same', async () => {
    expect(await prepared()).toEqual([]);
    for (let time = 0; time < 20; time += 1)
      expect((await ask(1)).rows).toEqual([{ id: 1, word: 'one' }]);
    expect(await prepared()).toEqual([{ statement: 'select * from kept_thing where id = $1' }]);
    const client = await pool.connect();
    const { rows } = await client.query({
      text: 'select * from kept_thing where id = $1',
      values: [2],
    });
    client.release();
    expect(rows).toEqual([]);
  });

  it('tell an error, and do without when a table has changed under a statement', async () => {
    const text = 'select 1 / $1::int as part';
    for (let time = 0; time < 20; time += 1)
      await expect(pool.query({ text, values: [0] })).rejects.toMatchObject({ code: '22012' });
    expect((await pool.query({ text, values: [1] })).rows).toEqual([{ part: 1 }]);
    // A connection that is checked out of the pool survives an error.
    const client = await pool.connect();
    const again = () =>
      client.query({ text: 'select * from kept_thing where id = $1', values: [1] });
    await again();
    await client.query('alter table kept_thing add column later int default 5');
    await expect(again()).rejects.toMatchObject({ code: '0A000' });
    for (let time = 0; time < 12; time += 1)
      expect((await again()).rows).toEqual([{ id: 1, word: 'one', later: 5 }]);
    client.release();
  });

  it('keep only so many', async () => {
    for (let at = 0; at < 260; at += 1)
      for (let time = 0; time < 10; time += 1)
        await pool.query({ text: `select ${at} + $1::int as sum`, values: [1] });
    expect((await prepared()).length).toBeLessThanOrEqual(200);
  });
});
