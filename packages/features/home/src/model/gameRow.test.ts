import { DEFAULT_PICTURE, findLanguage } from '@parlour/feature-core';
import { describe, expect, it } from 'vitest';
import { sampleGame } from '../testing/fixtures';
import { type GameTexts, toRowGame } from './gameRow';

const language = findLanguage('en');
if (language === null) throw new Error('English is a language of the product.');
const texts: GameTexts = {
  source: { hosts: ['https://pictures.parlour.example/'], gatewayUrl: '', language: 'EN' },
  language,
  translate: (key) => key,
};
const cardOf = (changes: Parameters<typeof sampleGame>[1]) =>
  toRowGame(sampleGame(0, changes), texts).card;

describe('toRowGame', () => {
  it.each([
    [{ isNew: 1, isHot: 1, jackpot: '184220.75' }, 'jackpot', '184,220'],
    [{ isNew: 1, isHot: 1 }, 'new', 'common:gameCard.new'],
    [{ isHot: 1 }, 'hot', 'common:gameCard.hot'],
  ] as const)('of %o shows one badge', (changes, kind, text) => {
    expect(cardOf(changes).badges).toEqual([{ kind, text }]);
  });

  it('shows no badge on a game that is nothing special', () => {
    expect(cardOf({}).badges).toEqual([]);
  });

  it('[LOB-06] takes pictures of the gateway from the configured host', () => {
    const showIcon = '/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg';
    expect(cardOf({ showIcon }).src).toBe(`https://pictures.parlour.example${showIcon}`);
  });

  it('[LOB-05] has the default picture at hand for a game without one', () => {
    const { src, fallbackSrc } = cardOf({ showIcon: null });
    expect(src).toBeUndefined();
    expect(fallbackSrc).toBe(DEFAULT_PICTURE);
  });
});
