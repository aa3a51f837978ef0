import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../src/generated/contract';
import { toMemberId } from '../../src/member/memberId';
import { parseAmount } from '../../src/money/amount';
import { account } from '../../src/session/schema';
import type { Answer, TestGateway } from './gateway';

type Schemas = components['schemas'];
export type Account = typeof account.$inferSelect;

/** What amounts sum to, in minor units. */
export const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, one) => sum + parseAmount(one), 0n);

/** What agents, agent1 unless another is named, read of their teams. */
export function createTeamReader(gateway: () => TestGateway) {
  const tokens = new Map<string, { token: string; at: number }>();

  /** Sessions end when nobody uses them, as when a test moves the clock. */
  const tokenOf = async (username: string): Promise<string> => {
    const known = tokens.get(username);
    if (known !== undefined && gateway().now() - known.at < 60_000) return known.token;
    const token = await gateway().login(username);
    tokens.set(username, { token, at: gateway().now() });
    return token;
  };
  const ask = async (path: string, by = 'agent1'): Promise<Answer> =>
    gateway().call('GET', `/wps/agent/${path}`, { token: await tokenOf(by) });
  const read = async <Key extends keyof Schemas>(
    path: string,
    by = 'agent1',
  ): Promise<Schemas[Key]> => {
    const answer = await ask(path, by);
    expect(answer.success, `${path}: ${answer.errorCode}`).toBe(true);
    return answer.value;
  };
  const person = async (username: string): Promise<Account> => {
    const [found] = await gateway().db.select().from(account).where(eq(account.username, username));
    if (found === undefined) throw new Error(`${username} is missing`);
    return found;
  };
  /** The id by which agents name somebody; of nobody it is nobody's. */
  const idOf = async (username: string): Promise<string> => {
    const [found] = await gateway().db.select().from(account).where(eq(account.username, username));
    return toMemberId(found?.id ?? 0);
  };
  const members = async (query = '', by = 'agent1') =>
    (await ask(`team/members?${query}`, by)).value as Schemas['TeamMemberPage'];
  /** Sets the rebate of somebody directly below. */
  const setRebate = async (memberId: string, rate: number, by = 'agent1', gameCategory = 'RNG') =>
    gateway().call('PUT', '/wps/agent/team/rebates', {
      token: await tokenOf(by),
      body: { memberId, rebates: [{ gameCategory, rate }] },
    });
  return { tokenOf, ask, read, person, idOf, members, setRebate };
}
