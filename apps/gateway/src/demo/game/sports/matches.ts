import { randomInt } from 'node:crypto';
import type { components } from '../../../generated/contract';
import { createRandom, hashText } from '../../../platform/random';
import { MINUTES, oddsOf, type PickName, type Standing } from './odds';

type Goal = components['schemas']['DemoGoal'];

/** A match of the demonstration at one moment. */
export interface Match extends Standing {
  matchId: string;
  home: string;
  away: string;
  /** In hundredths, of what is offered. */
  odds: Map<PickName, bigint>;
}

/** How long odds, minutes and scores stay as they are. */
const TICK_MS = 60_000;
/** Minutes that a match under way goes on within a tick. */
const PACE = 3;
const UNDER_WAY = 3;
const TICKS = { underWay: MINUTES / PACE, toKickOff: 60 };

/** Who plays: two neighbours each. */
const TEAMS = [
  ...['Harbour Lanterns', 'Willowmere Athletic', 'Saltmarsh Kites', 'Fernholt Wanderers'],
  ...['Copperfell Rovers', 'Bellhaven United', 'Quillmore Town', 'Northmere Herons'],
  ...['Juniper Park', 'Rookwater Albion', 'Larkspur Vale', 'Tidegate Mariners'],
  ...['Amberley Foxes', 'Stonebrook Wanderers', 'Mistral Bay', 'Oakhollow Rangers'],
  ...['Pinecrest Comets', 'Silverford Swifts'],
];

/** The matches of a moment, those under way first. They come out the same for whoever asks. */
export function matchesAt(now: Date): { matches: Match[]; changesAt: Date } {
  const tick = Math.floor(now.getTime() / TICK_MS);
  const matches = Array.from({ length: TEAMS.length / 2 }, (_, slot) => matchAt(slot, tick));
  return { matches, changesAt: new Date((tick + 1) * TICK_MS) };
}

function matchAt(slot: number, tick: number): Match {
  const isUnderWay = slot < UNDER_WAY;
  const ticks = isUnderWay ? TICKS.underWay : TICKS.toKickOff;
  const passed = tick + slot * 10;
  const matchId = `m${slot}-${Math.floor(passed / ticks)}`;
  const minute = isUnderWay ? (passed % ticks) * PACE + 1 : 0;
  const random = createRandom(hashText(matchId));
  const [one = '', two = ''] = TEAMS.slice(slot * 2, slot * 2 + 2);
  const [home, away] = random.chance(0.5) ? [one, two] : [two, one];
  const rates = { home: between(random.next(), 0.9, 2.2), away: between(random.next(), 0.7, 1.8) };
  let [homeScore, awayScore] = [0, 0];
  for (let at = 0; at < minute; at += 1) {
    if (random.chance(rates.home / MINUTES)) homeScore += 1;
    if (random.chance(rates.away / MINUTES)) awayScore += 1;
  }
  const form = createRandom(hashText(`${matchId} ${tick}`));
  const standing = {
    ...{ minute, homeScore, awayScore },
    homeRate: (rates.home * between(form.next(), 0.93, 1.07)) / MINUTES,
    awayRate: (rates.away * between(form.next(), 0.93, 1.07)) / MINUTES,
  };
  return { ...standing, matchId, home, away, odds: oddsOf(standing) };
}

/** Numbers drawn up to this stand for chances. */
const FINE = 1_000_000_000;

/** Plays a match to its end; `draw` returns an integer from 0 to below its argument. */
export function playOut(
  match: Standing,
  draw: (below: number) => number = randomInt,
): { goals: Goal[]; home: number; away: number } {
  const goals: Goal[] = [];
  for (let minute = match.minute + 1; minute <= MINUTES; minute += 1) {
    if (draw(FINE) < match.homeRate * FINE) goals.push({ minute, side: 'HOME' });
    if (draw(FINE) < match.awayRate * FINE) goals.push({ minute, side: 'AWAY' });
  }
  const ofHome = goals.filter(({ side }) => side === 'HOME').length;
  return {
    goals,
    home: match.homeScore + ofHome,
    away: match.awayScore + goals.length - ofHome,
  };
}

const between = (share: number, low: number, high: number): number => low + share * (high - low);
