import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway';

interface Lane {
  gameCategory: string;
  labelName: string | null;
}
interface Hot {
  nodeId: number;
  jackpot: string | null;
}

const VENDORS = '/wps/relay/GCSGAME_gameVendor';
const HOT = '/wps/relay/GCSGAME_hotGamesV2';
const PLATFORM = 'isPlatform=2&platform=flash,html5-desktop&language=EN';

describe('answers that are kept', () => {
  let gateway: TestGateway;
  const lanes = async (language: string, merchant = 'parlour') => {
    const { value } = await gateway.call('GET', `${VENDORS}?merchantCode=${merchant}`, {
      headers: { language },
    });
    return (value as { data: { lanes: Lane[] } }).data.lanes;
  };
  const hot = async (merchant = 'parlour') =>
    (await gateway.call('GET', `${HOT}?merchantCode=${merchant}&${PLATFORM}`)).value as Hot[];

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[NAV-01] speak the language of each call, whatever was asked for before', async () => {
    const [english, chinese] = [await lanes('EN'), await lanes('CN')];
    expect(english.length).toBeGreaterThan(5);
    expect(chinese.map(({ gameCategory }) => gameCategory)).toEqual(
      english.map(({ gameCategory }) => gameCategory),
    );
    expect(chinese.map(({ labelName }) => labelName)).not.toEqual(
      english.map(({ labelName }) => labelName),
    );
    expect(await lanes('EN')).toEqual(english);
    expect(await lanes('CN')).toEqual(chinese);
    expect(await lanes('EN', 'another')).toEqual([]);
    expect(await lanes('EN')).toEqual(english);
  });

  it('move with what moves in them: the jackpot of a hot game is that of the moment', async () => {
    const before = await hot();
    expect(await hot()).toEqual(before);
    expect(await hot('another')).toEqual([]);
    const withJackpot = before.find(({ jackpot }) => jackpot !== null);
    for (const seconds of [1, 60]) {
      gateway.pass(seconds * 1000);
      const now = (await hot()).find(({ nodeId }) => nodeId === withJackpot?.nodeId);
      const alone = await gateway.call('GET', `/wps/games/detail?nodeId=${withJackpot?.nodeId}`);
      expect(now).toEqual(alone.value);
    }
    expect((await hot()).map(({ jackpot }) => jackpot)).not.toEqual(
      before.map(({ jackpot }) => jackpot),
    );
  });
});
