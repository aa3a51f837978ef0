import type { components } from '../../../generated/contract';
import { formatAmount, parseAmount } from '../../../money/amount';
import { badRequest, Refusal } from '../../../platform/refusal';
import { type Match, playOut } from './matches';
import { isRight, MINUTES } from './odds';

type Schemas = components['schemas'];
type Request = Schemas['DemoSlipRequest'];

/** In hundredths: together picks count no more. */
const HIGHEST_TOGETHER = 1000_00n;

const MOST_PICKS = 6;

/** What the page is told of slips. */
export const SLIP_RULES: Schemas['DemoSlipRules'] = {
  mostPicks: MOST_PICKS,
  highestOdds: formatAmount(HIGHEST_TOGETHER),
  minutes: MINUTES,
};

/** How often the stake is taken. */
export const timesOf = ({ type, picks }: Request): number =>
  type === 'SINGLES' ? picks.length : 1;

/** Refuses too many picks, and several of one match: what happens in a match hangs together. */
export function checkPicks({ picks }: Request): void {
  const names = new Set(picks.map(({ matchId }) => matchId));
  if (names.size < picks.length || picks.length > MOST_PICKS)
    throw badRequest([{ field: 'picks', code: 'choice' }]);
}

/** What a slip costs and can win by the odds of now; `unit` is the stake of one bet, in minor units. */
export function quoteSlip(
  request: Request,
  matches: readonly Match[],
  unit: bigint,
): Schemas['DemoSlipQuote'] {
  const odds = request.picks.map((wanted) => oddsNow(wanted, matches));
  const open = odds.filter((one) => one !== undefined);
  const isOpen = open.length === odds.length;
  const together = isOpen && request.type === 'MULTIPLE' ? togetherOf(open) : null;
  return {
    picks: request.picks.map(({ matchId, pick }, at) => {
      const now = odds[at];
      return { matchId, pick, odds: now === undefined ? null : formatAmount(now) };
    }),
    stake: formatAmount(unit * BigInt(timesOf(request))),
    totalOdds: together === null ? null : formatAmount(together),
    canWin: isOpen ? formatAmount(payoutOf(request.type, unit, open)) : null,
  };
}

/** Plays the matches of a slip out. Refuses odds that have moved since they were seen. */
export function playSlip(request: Request, matches: readonly Match[], unit: bigint) {
  const played = request.picks.map((wanted) => {
    const match = matches.find(({ matchId }) => matchId === wanted.matchId);
    const odds = oddsNow(wanted, matches);
    if (match === undefined || odds === undefined || odds !== parseAmount(wanted.odds))
      throw new Refusal('STATE_CONFLICT');
    return { wanted, match, odds };
  });
  const picks = played.map(({ wanted, match, odds }) => {
    const { goals, home, away } = playOut(match);
    const won = isRight(wanted.pick, home, away);
    return { picked: told(wanted, match, { goals, won }), won, odds };
  });
  const all = picks.map(({ odds }) => odds);
  const right = picks.filter(({ won }) => won).map(({ odds }) => odds);
  const isMultiple = request.type === 'MULTIPLE';
  const isLost = isMultiple && right.length < all.length;
  return {
    picks: picks.map(({ picked }) => picked),
    totalOdds: isMultiple ? formatAmount(togetherOf(all)) : null,
    win: isLost ? 0n : payoutOf(request.type, unit, right),
  };
}

/** What right picks pay in minor units, rounded down. */
export function payoutOf(
  type: Schemas['DemoSlipType'],
  unit: bigint,
  odds: readonly bigint[],
): bigint {
  if (type === 'MULTIPLE') return (unit * togetherOf(odds)) / 100n;
  return odds.reduce((sum, one) => sum + (unit * one) / 100n, 0n);
}

/** The odds of all picks together, in hundredths, rounded down. */
export function togetherOf(odds: readonly bigint[]): bigint {
  const product = odds.reduce((sum, one) => sum * one, 100n) / 100n ** BigInt(odds.length);
  return product > HIGHEST_TOGETHER ? HIGHEST_TOGETHER : product;
}

function oddsNow(
  { matchId, pick }: Schemas['DemoPick'],
  matches: readonly Match[],
): bigint | undefined {
  return matches.find((match) => match.matchId === matchId)?.odds.get(pick);
}

function told(
  { matchId, pick, odds }: Schemas['DemoPick'],
  { home, away, minute, homeScore, awayScore }: Match,
  { goals, won }: Pick<Schemas['DemoPlayedPick'], 'goals' | 'won'>,
): Schemas['DemoPlayedPick'] {
  return { matchId, home, away, pick, odds, minute, homeScore, awayScore, goals, won };
}
