import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { playPause } from '../../src/saferPlay/schema';
import { createContractCalls } from './contractCalls';
import type { TestGateway } from './gateway';
import { done, joinMember, type OpenSession } from './openSession';

type Schemas = components['schemas'];
type Reference = Schemas['LimitReference'];
/** Not every test sends an amount. */
type Wish = Reference & { amount: string | null };

const ROOT = '/wps/saferPlay';
const WALLET = { methodId: 'dm-wallet' };

/** A new member, and calls about limits and what counts against them. Call `join` first. */
export function ownLimitsOf(gateway: TestGateway) {
  const { fund } = createContractCalls(() => gateway);
  let member: Awaited<ReturnType<typeof joinMember>>;
  let session: OpenSession;

  const post = (url: string, body: object, on = gateway) => session.post(url, body, on);

  const own = {
    /** Registers another member, who has some money and has set no limits. */
    async join(): Promise<void> {
      member = await joinMember(gateway);
      await fund(member.username, 1_000_00n);
      await own.logIn();
    },
    async logIn(): Promise<void> {
      session = await member.openSession();
    },
    openSession: () => member.openSession(),
    /** Moves the clock; the session would end meanwhile. */
    async pass(ms: number): Promise<void> {
      gateway.pass(ms);
      await own.logIn();
    },
    /** The token of the session now. */
    token: () => session.token,
    async list(): Promise<Schemas['OwnLimits']> {
      return done(await session.get(`${ROOT}/limits`));
    },
    async get({ kind, period }: Reference): Promise<Schemas['OwnLimit']> {
      const { limits } = await own.list();
      const found = limits.find((limit) => limit.kind === kind && limit.period === period);
      if (found === undefined) throw new Error(`No limit ${kind} ${period}`);
      return found;
    },
    trySet: (wish: Wish, on = gateway) => session.put(`${ROOT}/limit`, wish, on),
    async set(wish: Wish): Promise<Schemas['OwnLimit']> {
      return done(await own.trySet(wish));
    },
    confirm: (wish: Wish) => post(`${ROOT}/limit/confirm`, wish),
    revoke: (name: Reference) => post(`${ROOT}/limit/revoke`, name),
    deposit: (amount: string, key: string = randomUUID(), on = gateway) =>
      on.call('POST', '/wps/wallet/deposits', {
        token: session.token,
        body: { ...WALLET, amount },
        headers: { 'idempotency-key': key },
      }),
    async deposited(amount: string): Promise<Schemas['Deposit']> {
      return done(await own.deposit(amount));
    },
    cancel: (depositId: string) => post('/wps/wallet/deposit/cancel', { depositId }),
    tryLaunch: () => session.get('/wps/game/launchGame?nodeId=2000'),
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
    /** Replaces the password on another device, which ends the session. */
    async changePassword(): Promise<void> {
      await own.logIn();
      await member.changePassword(session);
    },
    tryPause: (kind: Schemas['PlayPauseKind'], duration: string, on = gateway) =>
      post(`${ROOT}/pause`, { kind, duration }, on),
    async startPause(kind: Schemas['PlayPauseKind'], duration: string): Promise<void> {
      done(await own.tryPause(kind, duration));
    },
    /** How many bets the member has. */
    rounds: () => gateway.db.$count(bet, eq(bet.accountId, member.accountId)),
    /** How many breaks and exclusions the member has begun. */
    pauses: () => gateway.db.$count(playPause, eq(playPause.accountId, member.accountId)),
    /** A bet with a known result. */
    async bet(sums: { stake: bigint; payout: bigint }): Promise<void> {
      const { accountId } = member;
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
