import { describe, expect, it } from 'vitest';
import { launchQuery } from './launchQuery';

const asked = {
  prizeMode: 'ELOTT' as const,
  language: 'ID',
  isTouch: false,
  origin: 'https://parlour.example',
};
const always = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'ELOTT',
  device: 'WEB',
  backUrl: 'https://parlour.example/elott',
  language: 'ID',
};

describe('[LAUNCH-05] what a lottery is launched with', () => {
  it('opens the betting slip of a named lottery', () => {
    expect(launchQuery({ ...asked, target: { nodeId: 7, gameCode: 'VNHN' } })).toEqual({
      ...always,
      nodeId: 7,
      lottoGameCode: 'VNHN',
      lottoView: 'betting',
    });
  });

  it('opens the lobby where none is named, on a phone as on a desk', () => {
    const target = { vassalage: 'TCG_SEA' };
    expect(launchQuery({ ...asked, prizeMode: 'SEA', isTouch: true, target })).toEqual({
      ...always,
      vassalage: 'TCG_SEA',
      lottoPrizeMode: 'SEA',
      lottoView: 'lobby',
      device: 'MOBILE',
    });
  });
});
