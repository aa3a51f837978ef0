import { houseAccount, POINTS_CURRENCY } from '../../money/ledger';
import type { Texts } from '../../platform/texts';
import { bonusRow, type Credit, PROMOTIONS_HOUSE, postingsOf } from '../../promotions/credit';
import { bonus } from '../../promotions/schema';
import { CURRENCY } from '../../session/accounts';
import { DEMO_PROMOTIONS } from './promotionTable';
import type { Person, World } from './world';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Gives a credit to a demo account; `key` names what it is for. */
export type GiveCredit = (
  person: Person,
  what: Omit<Credit, 'accountId'>,
  at: Date,
  key: string,
) => void;

/** Books credits and writes their history. */
export async function createGiveCredit({ tx, merchant, book, write }: World): Promise<GiveCredit> {
  const payer = { merchant, kind: PROMOTIONS_HOUSE };
  const house = await houseAccount(tx, { ...payer, currency: CURRENCY });
  const pointsHouse = await houseAccount(tx, { ...payer, currency: POINTS_CURRENCY });
  const rows: (typeof bonus.$inferInsert)[] = [];
  write(async (within) => {
    await within.insert(bonus).values(rows);
  });
  return ({ account: owner, wallet, points }, what, at, key) => {
    const credit = { ...what, accountId: owner.id };
    // It requires more turnover than anybody bets in a day, so it was taken back.
    const expiresAt = key.endsWith('expired') ? new Date(at.getTime() + DAY) : null;
    const id = `bo-demo-${owner.id}-${rows.length}-${key.replaceAll(' ', '-')}`.slice(0, 64);
    book(
      {
        scope: `account:${owner.id}`,
        key: `promotions ${key}`,
        kind: credit.txnKind,
        reference: id,
        at,
        postings: postingsOf(credit, { wallet, points, house, pointsHouse }),
      },
      (txnId) => {
        const row = bonusRow(credit, { id, txnId, at });
        if (key.endsWith('cancelled')) row.cancelledAt = new Date(at.getTime() + HOUR);
        if (expiresAt !== null) Object.assign(row, { expiresAt, cancelledAt: expiresAt });
        rows.push(row);
      },
    );
    if (expiresAt === null) return;
    const taken = postingsOf(credit, { wallet, points, house, pointsHouse });
    const postings = taken.map((one) => ({ ...one, amount: -one.amount }));
    book({
      scope: 'promotions',
      key: `lapse ${id}`,
      kind: 'BONUS',
      reference: id,
      at: expiresAt,
      postings,
    });
  };
}

/** The title of a demo promotion. */
export function titleOf(promotionId: string): Texts {
  const found = DEMO_PROMOTIONS.find(({ id }) => id === promotionId);
  if (found === undefined) throw new Error(`${promotionId} is missing`);
  return found.title;
}
