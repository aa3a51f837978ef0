import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { newcomer } from '../examples/identity';
import { createContractCalls } from './contractCalls';
import type { Answer, TestGateway } from './gateway';
import { ownerOf } from './wallet';

type Schemas = components['schemas'];
type Reference = Schemas['LimitReference'];
/** Not every test sends an amount. */
type Wish = Reference & { amount: string | null };

const ROOT = '/wps/saferPlay';
const WALLET = { methodId: 'dm-wallet' };

/** A new member, and calls about limits and what counts against them. Call `join` first. */
export function ownLimitsOf(gateway: TestGateway) {
  const { fund } = createContractCalls(() => gateway);
  let username = '';
  let password = '';
  let token = '';

  const post = (url: string, body: object) => gateway.call('POST', url, { token, body });
  const done = (answer: Answer): never => {
    expect(answer).toMatchObject({ success: true });
    return answer.value;
  };

  const own = {
    /** Registers another member, who has some money and has set no limits. */
    async join(): Promise<void> {
      const fields = await newcomer(gateway);
      ({ username, password } = fields);
      done(await gateway.send('PUT', '/wps/member/register', fields));
      await fund(username, 1_000_00n);
      await own.logIn();
    },
    async logIn(): Promise<void> {
      token = await gateway.login(username, password);
    },
    /** Moves the clock; the session would end meanwhile. */
    async pass(ms: number): Promise<void> {
      gateway.pass(ms);
      await own.logIn();
    },
    /** The token of the session now. */
    token: () => token,
    async list(): Promise<Schemas['OwnLimits']> {
      return done(await gateway.call('GET', `${ROOT}/limits`, { token }));
    },
    async get({ kind, period }: Reference): Promise<Schemas['OwnLimit']> {
      const { limits } = await own.list();
      const found = limits.find((limit) => limit.kind === kind && limit.period === period);
      if (found === undefined) throw new Error(`No limit ${kind} ${period}`);
      return found;
    },
    trySet: (wish: Wish) => gateway.call('PUT', `${ROOT}/limit`, { token, body: wish }),
    async set(wish: Wish): Promise<Schemas['OwnLimit']> {
      return done(await own.trySet(wish));
    },
    confirm: (wish: Wish) => post(`${ROOT}/limit/confirm`, wish),
    revoke: (name: Reference) => post(`${ROOT}/limit/revoke`, name),
    deposit: (amount: string, key: string = randomUUID(), on = gateway) =>
      on.call('POST', '/wps/wallet/deposits', {
        token,
        body: { ...WALLET, amount },
        headers: { 'idempotency-key': key },
      }),
    async deposited(amount: string): Promise<Schemas['Deposit']> {
      return done(await own.deposit(amount));
    },
    cancel: (depositId: string) => post('/wps/wallet/deposit/cancel', { depositId }),
    tryLaunch: () => gateway.call('GET', '/wps/game/launchGame?nodeId=2000', { token }),
    /** Starts the demo game, and returns the token of the launch. */
    async launch(): Promise<string> {
      const { gameUrl } = done(await own.tryLaunch()) as Schemas['GameLaunch'];
      return new URL(gameUrl).hash.replace('#launch=', '');
    },
    stake: (launchToken: string, stake: string, on = gateway) =>
      on.call('POST', '/wps/play/round', {
        body: { stake },
        headers: { 'x-launch-token': launchToken, 'idempotency-key': randomUUID() },
      }),
    async staked(launchToken: string, stake: string): Promise<void> {
      done(await own.stake(launchToken, stake));
    },
    async startPause(kind: Schemas['PlayPauseKind'], duration: string): Promise<void> {
      done(await post(`${ROOT}/pause`, { kind, duration }));
    },
    /** A bet with a known result. */
    async bet(sums: { stake: bigint; payout: bigint }): Promise<void> {
      const { id: accountId } = await ownerOf(gateway, username);
      await gateway.db.insert(bet).values({
        id: `rd-${randomUUID()}`,
        accountId,
        vassalage: 'LNW',
        gameType: 'RNG',
        ...sums,
        playedAt: new Date(gateway.now()),
      });
    },
  };
  return own;
}
