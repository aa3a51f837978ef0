// @vitest-environment happy-dom
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import type { GameLane } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { vendorGroups } from './vendorGroups';

const vendor = (code: string, gameType: string) => ({
  vassalage: code,
  displayName: `Vendor ${code}`,
  gameType,
  accountTypeName: code,
  maintenance: false,
  gameCount: 1,
});

const LANES: GameLane[] = [
  {
    gameCategory: 'SPORTS',
    labelName: 'Sports',
    vendors: [
      vendor('AV', 'ESPORTS'),
      vendor('FB', 'SPORTS'),
      vendor('BTI', 'SPORTS'),
      vendor('TF', 'ESPORTS'),
      vendor('DIG', 'COCKFIGHT'),
    ],
  },
  { gameCategory: 'ESPORTS', labelName: null, vendors: [vendor('AV', 'ESPORTS')] },
  { gameCategory: 'LIVE', labelName: null, vendors: [vendor('MZN', 'LIVE')] },
];

const groupsOf = (gameType: string) =>
  vendorGroups(gameType, LANES, SAMPLE_MERCHANT).map(({ id, vendors }) => [
    id,
    vendors.map(({ href }) => href),
  ]);

describe('the vendors of a game centre', () => {
  it('[NAV-06] sports are split by account type into their own, FB, e-sports and cockfights', () => {
    expect(groupsOf('SPORTS')).toEqual([
      ['own', ['/sports?vassalage=BTI']],
      ['FB', ['/fbSports']],
      ['ESPORTS', ['/esports?vassalage=AV', '/esports?vassalage=TF']],
      ['COCKFIGHT', ['/cockfight?vassalage=DIG']],
    ]);
  });

  it.each([
    ['ESPORTS', ['/esports?vassalage=AV', '/esports?vassalage=TF']],
    ['COCKFIGHT', ['/cockfight?vassalage=DIG']],
    ['LIVE', ['/live?vassalage=MZN']],
  ])('[NAV-06] %s has its vendors once, those of the lane of sports with them', (type, hrefs) => {
    expect(groupsOf(type)).toEqual([['own', hrefs]]);
  });

  it.each(['SPORTS', 'ESPORTS'])(
    '[NAV-06] a vendor of sports in the group of e-sports leads to their page, to games of its own type, on the page of %s',
    (page) => {
      const lists = { esportGames: ['BTI'], cockfightGames: [] };
      const found = vendorGroups(page, LANES, lists)
        .flatMap(({ id, vendors }) => vendors.map((entry) => ({ id, ...entry })))
        .find(({ code }) => code === 'BTI');
      expect(found).toMatchObject({
        id: page === 'SPORTS' ? 'ESPORTS' : 'own',
        href: '/esports?vassalage=BTI',
        gameType: 'SPORTS',
      });
    },
  );

  it('[NAV-06] a vendor that no list names stays on the page of sports, with its link', () => {
    const [own] = vendorGroups('SPORTS', LANES, { esportGames: [], cockfightGames: [] });
    expect(own?.vendors.map(({ href, gameType }) => [href, gameType])).toEqual([
      ['/sports?vassalage=AV', 'ESPORTS'],
      ['/sports?vassalage=BTI', 'SPORTS'],
      ['/sports?vassalage=TF', 'ESPORTS'],
      ['/sports?vassalage=DIG', 'COCKFIGHT'],
    ]);
    expect(vendorGroups('COCKFIGHT', LANES, { esportGames: [], cockfightGames: [] })).toEqual([]);
  });

  it('has no group where there is no vendor', () => {
    expect(groupsOf('PVP')).toEqual([]);
  });
});
