import type { components } from '../../../generated/contract';

export type PickName = components['schemas']['DemoPickName'];

/** Where a match stands, and how likely each side scores in a minute. */
export interface Standing {
  minute: number;
  homeScore: number;
  awayScore: number;
  homeRate: number;
  awayRate: number;
}

export const MINUTES = 90;
/** Odds are those of the chances divided by this: about 93 of 100 come back. */
const MARGIN = 1.07;
/** In hundredths. What would be lower is as good as decided. */
const LOWEST = 102n;
const HIGHEST = 50_00n;

const MARKETS: readonly (readonly PickName[])[] = [
  ['HOME', 'DRAW', 'AWAY'],
  ['OVER', 'UNDER'],
  ['YES', 'NO'],
];

/** Whether a pick is right by a score. */
export function isRight(pick: PickName, home: number, away: number): boolean {
  const [both, goals] = [home > 0 && away > 0, home + away];
  return {
    HOME: home > away,
    DRAW: home === away,
    AWAY: away > home,
    OVER: goals > 2,
    UNDER: goals < 3,
    YES: both,
    NO: !both,
  }[pick];
}

/** How likely each pick becomes right. */
export function chancesOf(match: Standing): Map<PickName, number> {
  const left = MINUTES - match.minute;
  const [home, away] = [chancesOfGoals(left, match.homeRate), chancesOfGoals(left, match.awayRate)];
  const chances = new Map<PickName, number>();
  for (const [h, ofHome] of home.entries())
    for (const [a, ofAway] of away.entries())
      for (const pick of MARKETS.flat())
        if (isRight(pick, match.homeScore + h, match.awayScore + a))
          chances.set(pick, (chances.get(pick) ?? 0) + ofHome * ofAway);
  return chances;
}

/** The odds in hundredths of what is offered: whole markets, as long as none of their picks is as good as decided. */
export function oddsOf(match: Standing): Map<PickName, bigint> {
  const chances = chancesOf(match);
  const odds = (pick: PickName): bigint => {
    const fair = Math.floor(100 / ((chances.get(pick) ?? 0) * MARGIN));
    return fair > HIGHEST ? HIGHEST : BigInt(fair);
  };
  const open = MARKETS.filter((picks) => picks.every((pick) => odds(pick) >= LOWEST));
  return new Map(open.flat().map((pick) => [pick, odds(pick)]));
}

/** How likely none, one, two … goals are in so many minutes. */
function chancesOfGoals(minutes: number, rate: number): number[] {
  let chance = (1 - rate) ** minutes;
  return Array.from({ length: Math.min(minutes, 14) + 1 }, (_, goals) => {
    const now = chance;
    chance *= ((minutes - goals) / (goals + 1)) * (rate / (1 - rate));
    return now;
  });
}
