import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberNote } from '../src/agent/schema';
import type { components } from '../src/generated/contract';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];

const NOTE = 'Owes me a call\nbefore <b>June</b>';

describe('[AG-07] a note on a member', () => {
  let gateway: TestGateway;
  /** A member two levels below agent1 and directly below cove1. */
  let deep = '';
  const { tokenOf, ask, members, person, idOf } = createTeamReader(() => gateway);

  const keep = async (note: string, memberId = deep, by = 'agent1') =>
    gateway.call('PUT', '/wps/agent/team/note', {
      token: await tokenOf(by),
      body: { memberId, note },
    });
  const noteOf = async (by: string) =>
    ((await ask(`team/member?memberId=${deep}`, by)).value as Schemas['TeamMemberDetail']).note;
  const isMarked = async (by: string) =>
    (await members('scope=all&pageSize=100', by)).content.find(({ memberId }) => memberId === deep)
      ?.hasNote;

  beforeAll(async () => {
    gateway = await startGateway();
    const first = (await members('accountType=member', 'cove1')).content[0];
    deep = first?.memberId ?? '';
  });
  afterAll(() => gateway.close());

  it('is kept as it was written, replaced and removed', async () => {
    const kept = await keep(`  ${NOTE}\n`);
    expect((kept.value as Schemas['TeamMemberDetail']).note).toBe(NOTE);
    expect(await isMarked('agent1')).toBe(true);
    await keep('Another');
    expect(await noteOf('agent1')).toBe('Another');
    await keep(' \n ');
    expect(await noteOf('agent1')).toBe('');
    expect(await isMarked('agent1')).toBe(false);
    expect((await keep('x'.repeat(500))).success).toBe(true);
    expect((await keep('x'.repeat(501))).errorCode).toBe('BAD_REQUEST');
  });

  it('is its author’s alone, also where two note on the same person', async () => {
    await keep(NOTE);
    expect(await noteOf('cove1')).toBe('');
    expect(await isMarked('cove1')).toBe(false);
    await keep('Mine', deep, 'cove1');
    expect(await noteOf('cove1')).toBe('Mine');
    expect(await noteOf('agent1')).toBe(NOTE);
    await keep('', deep, 'cove1');
    expect(await noteOf('agent1')).toBe(NOTE);
  });

  it('is refused on whoever is not below, as if nobody were there', async () => {
    const strangers = [await idOf('agent1'), await idOf('cove1'), 'm-999999'];
    for (const memberId of strangers)
      expect((await keep('Hm', memberId, 'cove1')).errorCode).toBe('NOT_FOUND');
    expect(await gateway.db.select().from(memberNote)).toHaveLength(1);
  });

  it('goes with the account of either', async () => {
    const author = await person('agent1');
    // Accounts of their own, to which nothing else is bound.
    const [other, known] = await gateway.db
      .insert(account)
      .values(
        ['leaving1', 'leaving2'].map((username) => ({
          ...{ merchant: author.merchant, username, nickname: username, type: 0 },
          ...{ language: 'en', currency: author.currency, registeredAt: new Date(gateway.now()) },
        })),
      )
      .returning();
    const at = new Date(gateway.now());
    const [otherId, knownId] = [other?.id ?? 0, known?.id ?? 0];
    await gateway.db.insert(memberNote).values([
      { authorId: author.id, memberId: otherId, note: NOTE, changedAt: at },
      { authorId: knownId, memberId: otherId, note: NOTE, changedAt: at },
      { authorId: knownId, memberId: author.id, note: NOTE, changedAt: at },
    ]);
    await gateway.db.delete(account).where(eq(account.id, otherId));
    await gateway.db.delete(account).where(eq(account.id, knownId));
    const left = await gateway.db.select().from(memberNote);
    expect(left.every(({ memberId }) => ![otherId, author.id].includes(memberId))).toBe(true);
    expect(left).toHaveLength(1);
  });
});
