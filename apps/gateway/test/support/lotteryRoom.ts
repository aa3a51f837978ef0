import { randomUUID } from 'node:crypto';
import type { components } from '../../src/generated/contract';
import { listLotteries } from '../../src/lottery/lotteries';
import type { TestGateway } from './gateway';
import { catalogue } from './template';

type Schemas = components['schemas'];

/** A lottery of the main wallet that draws so often, in seconds, and can be played. */
export function lotteryEvery(gateway: TestGateway, every: number) {
  const { vendorWallets } = gateway.config;
  const found = listLotteries(catalogue).find(
    ({ game, seconds }) =>
      seconds === every && !game.isMaintenance && !vendorWallets.includes(game.vassalage),
  );
  if (found === undefined) throw new Error(`No lottery every ${every} s`);
  return found;
}

/** The lottery room as the page of a launch uses it. */
export function roomOf(gateway: TestGateway, launchToken: string) {
  const headers = { 'x-launch-token': launchToken };
  const read = async (gameCode?: string) =>
    gateway.call('GET', `/wps/play/draw${gameCode === undefined ? '' : `?gameCode=${gameCode}`}`, {
      headers,
    });
  return {
    read,
    async room(gameCode?: string): Promise<Schemas['DemoLotteryRoom']> {
      return (await read(gameCode)).value;
    },
    async openDraw(gameCode?: string): Promise<Schemas['DemoDraw']> {
      const { value } = await read(gameCode);
      const { draw } = value as Schemas['DemoLotteryRoom'];
      if (draw === null) throw new Error('No draw');
      return draw;
    },
    /** A ticket whose picks are the first ones. */
    ticket(
      { gameCode, numero, wagers }: Schemas['DemoDraw'],
      stake: string,
    ): Schemas['DemoTicketRequest'] {
      const [wager] = wagers;
      if (wager === undefined) throw new Error('No wager');
      const picks = Array.from({ length: wager.count }, (_, at) => {
        const picked = wager.numbers[wager.pick === 'PLACES' ? 0 : at];
        return picked ?? '';
      });
      return { gameCode, numero, wager: wager.wager, picks, stake };
    },
    buy: (body: Schemas['DemoTicketRequest'], key: string = randomUUID()) =>
      gateway.call('POST', '/wps/play/ticket', {
        body,
        headers: { ...headers, 'idempotency-key': key },
      }),
  };
}

/** Launches a game as a member, and returns the token of its page. */
export async function launchedBy(
  gateway: TestGateway,
  token: string,
  query: string,
): Promise<string> {
  const { value } = await gateway.call('GET', `/wps/game/launchGame?${query}`, { token });
  const { hash } = new URL((value as Schemas['GameLaunch']).gameUrl);
  return new URLSearchParams(hash.slice(1)).get('launch') ?? '';
}
