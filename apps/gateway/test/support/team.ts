import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../src/generated/contract';
import { toMemberId } from '../../src/member/memberId';
import { parseAmount } from '../../src/money/amount';
import { account } from '../../src/session/schema';
import type { Answer, TestGateway } from './gateway';

type Schemas = components['schemas'];
export type Account = typeof account.$inferSelect;

/** The sum of amounts, in minor units. */
export const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, one) => sum + parseAmount(one), 0n);

/** What agents read about their teams, by default as agent1. */
export function createTeamReader(gateway: () => TestGateway) {
  const tokens = new Map<string, { token: string; at: number }>();

  /** Logs in again when the session is over, as when a test moves the clock. */
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
  /** The member id of a username; for an unknown one an id that nobody has. */
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
