/** A bonus that waits for its turnover, or waited until it was taken back. */
export interface Waiting {
  bonusId: string;
  /** The transaction that credited it. */
  txnId: number;
  /** In minor units, as all amounts here. */
  amount: bigint;
  turnoverRequired: bigint;
  /** When it was taken back; null while it waits. */
  endedAt: Date | null;
}

/** What one transaction did to the money of a member, over all wallets together. */
export interface Move {
  txnId: number;
  at: Date;
  isRound: boolean;
  /** For a round what was won. */
  came: bigint;
  /** For a round the stake. */
  went: bigint;
}

/** What is left of one bonus, with its wins. */
interface Lot extends Waiting {
  held: bigint;
  /** What was staked in all when its turnover is done. */
  doneAt: bigint;
}

/**
 * What waits for turnover, by bonus. A stake is taken from the member's own money first, then from the bonuses,
 * first from the one whose turnover is done first; what is won goes back to where the stake came from, in the
 * same shares. All else that comes in is the member's own. Whatever leaves takes the own money first as well.
 *
 * Money of a bonus whose turnover is done is own money from the beginning. By the order of the stakes that changes
 * nothing of the others, so they alone have to be known.
 *
 * @param before what the member held before the first move
 * @param moves oldest first
 */
export function heldByBonus(
  before: bigint,
  moves: readonly Move[],
  bonuses: readonly Waiting[],
): Map<string, bigint> {
  const starting = new Map(bonuses.map((one) => [one.txnId, one]));
  let lots: Lot[] = [];
  let total = before;
  let staked = 0n;
  for (const { txnId, at, isRound, came, went } of moves) {
    lots = lots.filter(({ endedAt }) => isRound || endedAt === null || at < endedAt);
    const starts = starting.get(txnId);
    const taken = isRound ? take(lots, went - own(total, lots)) : [];
    total += came - went;
    if (isRound) {
      staked += went;
      share(taken, came, went);
    } else if (starts !== undefined) {
      const doneAt = staked + starts.turnoverRequired;
      lots = [...lots, { ...starts, held: starts.amount, doneAt }].sort(byEnd);
    }
    take(lots, -own(total, lots));
  }
  return new Map(lots.map(({ bonusId, held }) => [bonusId, held]));
}

const byEnd = (one: Lot, other: Lot): number =>
  one.doneAt === other.doneAt ? one.txnId - other.txnId : one.doneAt < other.doneAt ? -1 : 1;

const own = (total: bigint, lots: readonly Lot[]): bigint =>
  lots.reduce((left, { held }) => left - held, total);

/** Takes an amount from the lots, and returns the share of each. */
function take(lots: readonly Lot[], much: bigint): { lot: Lot; amount: bigint }[] {
  let missing = much;
  return lots.flatMap((lot) => {
    if (missing <= 0n || lot.held === 0n) return [];
    const amount = lot.held < missing ? lot.held : missing;
    lot.held -= amount;
    missing -= amount;
    return [{ lot, amount }];
  });
}

/** Shares a win among the lots; fractions of a cent are the member's own. */
function share(taken: readonly { lot: Lot; amount: bigint }[], won: bigint, stake: bigint): void {
  for (const { lot, amount } of taken) lot.held += (won * amount) / stake;
}
