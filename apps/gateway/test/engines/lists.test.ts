import { asc, desc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meta } from '../../src/platform/schema';
import { startGateway, type TestGateway } from '../support/gateway';
import { createTeamReader } from '../support/team';

/** Words whose order depends on the language, unlike a database's order of characters. */
const WORDS = [
  'Zebra',
  '_mark',
  'apple',
  'Äpfel',
  '10',
  '9',
  'éclair',
  '金',
  'a b',
  'a_b',
  'ab',
  'AB',
];

describe('lists', () => {
  let gateway: TestGateway;
  const { members } = createTeamReader(() => gateway);
  /** All names of a team in pages of 40, with the number of times that each appears. */
  const pages = async (query: string) => {
    const names: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { content, totalPages } = await members(`${query}&pageSize=40&pageNo=${page}`);
      last = totalPages;
      names.push(...content.map((one) => one.account));
    }
    return names;
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('sort texts by their signs, whatever language the machine speaks', async () => {
    const { db } = gateway;
    await db.insert(meta).values(WORDS.map((key) => ({ key, value: '' })));
    const sorted = async (direction: typeof asc) =>
      (
        await db.select().from(meta).where(inArray(meta.key, WORDS)).orderBy(direction(meta.key))
      ).map(({ key }) => key);
    const expected = WORDS.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(await sorted(asc)).toEqual(expected);
    expect(await sorted(desc)).toEqual(expected.reverse());
  });

  it('come in pages that neither overlap nor leave anybody out, in every order', async () => {
    const { totalElements } = await members('scope=all');
    expect(totalElements).toBeGreaterThan(80);
    for (const sort of ['account', 'registeredAt', 'lastLoginAt', 'balance', 'teamSize']) {
      const up = await pages(`scope=all&sort=${sort}&order=asc`);
      expect(new Set(up).size, sort).toBe(totalElements);
      expect(up, sort).toHaveLength(totalElements);
      expect(await pages(`scope=all&sort=${sort}&order=desc`), sort).toEqual(up.reverse());
    }
  });

  it('put whoever never logged in last among the latest, and first among the longest away', async () => {
    const { content: latest } = await members('scope=all&sort=lastLoginAt&order=desc&pageSize=100');
    const never = latest.map(({ lastLoginAt }) => lastLoginAt === null);
    expect(never).toEqual(never.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('look for a part of a name, in which no sign stands for others', async () => {
    expect((await members('scope=all&search=COVE')).totalElements).toBeGreaterThan(0);
    for (const sign of ['%25', '_', '%5C'])
      expect((await members(`scope=all&search=${sign}`)).totalElements, sign).toBe(0);
  });
});
