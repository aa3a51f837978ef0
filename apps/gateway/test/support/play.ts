import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bet } from '../../src/games/schema';
import type { components } from '../../src/generated/contract';
import { newcomer } from '../examples/identity';
import type { Answer, TestGateway } from './gateway';
import { ownerOf } from './wallet';

type Schemas = components['schemas'];

const done = (answer: Answer): never => {
  expect(answer).toMatchObject({ success: true });
  return answer.value;
};

/** A new member in a session of play. */
export async function playerAt(gateway: TestGateway) {
  const fields = await newcomer(gateway);
  done(await gateway.send('PUT', '/wps/member/register', fields));
  const { username, password } = fields;
  const { id: accountId } = await ownerOf(gateway, username);

  /** Opens one more session of the member. */
  const openTab = async () => {
    const token = await gateway.login(username, password);
    const tryAnswer = (body: Schemas['RealityCheckAnswer']) =>
      gateway.call('POST', '/wps/saferPlay/realityCheck/answer', { token, body });
    return {
      async state(): Promise<Schemas['PlaySession']> {
        return done(await gateway.call('GET', '/wps/saferPlay/playSession', { token }));
      },
      trySession: () => gateway.call('GET', '/wps/saferPlay/playSession', { token }),
      /** Any call that a person makes. */
      use: () => gateway.call('GET', '/wps/session/list', { token }),
      tryChoose: (interval: string | null) =>
        gateway.call('PUT', '/wps/saferPlay/realityCheck', { token, body: { interval } }),
      async choose(interval: string | null): Promise<Schemas['RealityCheck']> {
        return done(
          await gateway.call('PUT', '/wps/saferPlay/realityCheck', { token, body: { interval } }),
        );
      },
      tryAnswer,
      async answer(body: Schemas['RealityCheckAnswer']): Promise<Schemas['PlaySession']> {
        return done(await tryAnswer(body));
      },
      end: () => gateway.call('DELETE', '/wps/session/logout', { token }),
    };
  };

  return {
    accountId,
    openTab,
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
