import type { Page } from '@playwright/test';

const SLOTS =
  '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&merchant=parlour&gameType=RNG&language=EN&pageNo=1&pageSize=12';

/** Node id of an available slot game. */
export async function anyGame(page: Page): Promise<number> {
  const answer = await page.request.get(SLOTS, {
    headers: { Merchant: 'parlour', Language: 'EN' },
  });
  const { value } = (await answer.json()) as {
    value: { content: { nodeId: number; maintenance: boolean; isGame: string }[] };
  };
  const found = value.content.find(({ maintenance, isGame }) => !maintenance && isGame === 'GAME');
  if (found === undefined) throw new Error('No slot can be played.');
  return found.nodeId;
}
