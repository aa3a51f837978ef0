import { randomUUID } from 'node:crypto';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { createContractCalls } from './contractCalls';
import type { Answer, TestGateway } from './gateway';
import { done, joinMember } from './openSession';

type Schemas = components['schemas'];

/** A new member in a session of play. */
export async function playerAt(gateway: TestGateway) {
  const { accountId, ...member } = await joinMember(gateway);

  /** Opens one more session of the member. */
  const openSession = async () => {
    const { token, get, post, put } = await member.openSession();
    const trySession = () => get('/wps/saferPlay/playSession');
    const tryChoose = (interval: string | null) => put('/wps/saferPlay/realityCheck', { interval });
    const tryAnswer = (body: Schemas['RealityCheckAnswer']) =>
      post('/wps/saferPlay/realityCheck/answer', body);
    return {
      token,
      state: async (): Promise<Schemas['PlaySession']> => done(await trySession()),
      trySession,
      /** Any call that a person makes. */
      use: () => get('/wps/session/list'),
      tryChoose,
      choose: async (interval: string | null): Promise<Schemas['RealityCheck']> =>
        done(await tryChoose(interval)),
      tryAnswer,
      answer: async (body: Schemas['RealityCheckAnswer']): Promise<Schemas['PlaySession']> =>
        done(await tryAnswer(body)),
      end: () => gateway.call('DELETE', '/wps/session/logout', { token }),
      tryLaunch: () => get('/wps/game/launchGame?nodeId=2000'),
      /** Starts the demo game, and returns what plays a round of it. */
      async launch(): Promise<() => Promise<Answer>> {
        const { gameUrl } = done(
          await get('/wps/game/launchGame?nodeId=2000'),
        ) as Schemas['GameLaunch'];
        const launched = new URL(gameUrl).hash.replace('#launch=', '');
        return () =>
          gateway.call('POST', '/wps/play/round', {
            body: { stake: '0.20' },
            headers: { 'x-launch-token': launched, 'idempotency-key': randomUUID() },
          });
      },
    };
  };

  return {
    accountId,
    openSession,
    fund: (amount: bigint) => createContractCalls(() => gateway).fund(member.username, amount),
    /** A bet with a known result. */
    async bet(sums: { stake: bigint; payout: bigint }): Promise<void> {
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
}
