import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { toMemberId } from '../../src/member/memberId';
import { post as book, houseAccount, walletOf } from '../../src/money/ledger';
import { account } from '../../src/session/schema';
import type { Answer, TestGateway } from './gateway';
import { createTeamReader } from './team';

type Schemas = components['schemas'];
type Kind = Schemas['ContractKind'];
type Action = Schemas['ContractAnswer']['action'];

/** Where contracts of a kind are accepted or rejected. */
export const ANSWERS: Record<Kind, string> = {
  dividend: '/wps/relay/MCS2_processDividendReq',
  daily: '/wps/relay/MCS2_processDailySalContract',
  hourly: '/wps/relay/MCS2_processContractHourSalary',
  realtime: '/wps/relay/MCSFE_processRealTimeSalaryContract',
};
export const KINDS = Object.keys(ANSWERS) as Kind[];

/** A step without conditions but those that are given. */
export function tier(rate: number, asks: Partial<Schemas['ContractTier']> = {}) {
  const nothing = { activeMembers: 0, periodBet: '0.00', periodProfitLoss: '0.00', amount: '0.00' };
  return { rate, ...nothing, ...asks };
}

/** Makes and answers contracts through the operations, by usernames; hourly contracts by default. */
export function createContractCalls(gateway: () => TestGateway) {
  const { tokenOf: as, person: known } = createTeamReader(gateway);
  const get = async (by: string, path: string) =>
    gateway().call('GET', path, { token: await as(by) });
  const post = async (by: string, path: string, body: object) =>
    gateway().call('POST', path, { token: await as(by), body });
  /** A contract as one party sees it. */
  const seen = async (by: string, contractId: string) =>
    (await get(by, `/wps/contracts/details?contractId=${contractId}`))
      .value as Schemas['ContractDetail'];
  /** The history of a contract, newest first: event, account, request. */
  const events = async (by: string, contractId: string) => {
    const { value } = await get(by, `/wps/contracts/history?contractId=${contractId}`);
    const { content } = value as Schemas['ContractEventPage'];
    return content.map(({ type, byAccount, requestType }) => [type, byAccount, requestType]);
  };
  const draft = async (to: string, rate: number, more: object = {}) => ({
    kind: 'hourly',
    memberId: toMemberId((await known(to)).id),
    period: 'daily',
    tiers: [tier(rate)],
    ...more,
  });
  const offer = async (from: string, to: string, rate: number, more: object = {}) =>
    post(from, '/wps/contracts/offer', { remark: '', ...(await draft(to, rate, more)) });
  const answer = (
    by: string,
    contractId: string,
    action: Action,
    more: { kind?: Kind; knownTerminations?: string[] } = {},
  ): Promise<Answer> => {
    const { kind = 'hourly', ...rest } = more;
    return post(by, ANSWERS[kind], { contractId, action, ...rest });
  };
  const offered = async (...wanted: Parameters<typeof offer>): Promise<string> => {
    const { success, errorCode, value } = await offer(...wanted);
    if (!success) throw new Error(`The offer was refused: ${errorCode}`);
    return (value as Schemas['Contract']).contractId;
  };
  /** A contract that was offered and accepted. */
  const agreed = async (
    [from, to]: readonly [string, string],
    kind: Kind,
    tiers: Schemas['ContractTier'][],
  ): Promise<string> => {
    const id = await offered(from, to, 0, { kind, tiers });
    const { success, errorCode } = await answer(to, id, 'accept', { kind });
    if (!success) throw new Error(`The offer was not accepted: ${errorCode}`);
    return id;
  };
  /** An agent below beacon1, without contracts in the demo, and a member below that agent. */
  const belowBeacon = async (): Promise<[string, string]> => {
    const under = async (username: string) =>
      gateway()
        .db.select()
        .from(account)
        .where(eq(account.uplineId, (await known(username)).id));
    const deep = (await under('beacon1')).find(({ type }) => type === 1)?.username ?? '';
    return [deep, (await under(deep))[0]?.username ?? ''];
  };
  /** Writes a bet without booking it, an open one without a payout; returns its id. */
  const plays = async (
    username: string,
    at: number,
    stake: bigint,
    payout: bigint | null = 0n,
  ): Promise<string> => {
    const id = randomUUID();
    const game = { vassalage: 'LNW', gameType: 'RNG', nodeId: 2000 };
    const accountId = (await known(username)).id;
    const playedAt = new Date(at);
    await gateway()
      .db.insert(bet)
      .values({
        ...{ id, accountId, ...game, stake, playedAt },
        ...{ payout: payout ?? 0n, isOpen: payout === null },
      });
    return id;
  };
  /** Gives an account money, or takes it if the amount is negative. */
  const fund = async (username: string, amount: bigint) => {
    const found = await walletOf(gateway().db, (await known(username)).id);
    const { account: wallet, merchant, currency } = found;
    await gateway().db.transaction(async (tx) => {
      const house = await houseAccount(tx, { merchant, kind: 'house', currency });
      await book(tx, {
        ...{
          scope: 'test',
          key: randomUUID(),
          requestHash: '',
          kind: 'ADJUSTMENT',
          at: new Date(gateway().now()),
        },
        postings: [
          { account: house, amount: -amount },
          { account: wallet, amount },
        ],
      });
    });
  };
  return {
    ...{ plays, fund, known, get, post, seen, events },
    ...{ draft, offer, offered, answer, agreed, belowBeacon },
  };
}
