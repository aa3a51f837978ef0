import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open';
import { createAccount } from '../member/createAccount';
import { houseAccount, post, walletOf } from '../money/ledger';
import { TRIAL_TYPES } from '../platform/access';
import type { Account } from './sessions';

export const CURRENCY = 'USD';
export const CURRENCY_SYMBOL = '$';

/** Kinds of house accounts. */
export const HOUSE = 'house';
export const PLAY_HOUSE = 'play-house';

/** What a trial user begins with, in minor units of play money. */
const TRIAL_MONEY = 1_000_00n;

/** Creates a trial user whose wallet holds play money. */
export function openTrial(
  db: Database,
  merchant: string,
  language: string,
  now: Date,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const name = `trial${randomBytes(5).toString('hex')}`;
    const trial = await createAccount(tx, {
      merchant,
      username: name,
      nickname: 'Guest',
      type: TRIAL_TYPES[0] ?? 4,
      language,
      currency: CURRENCY,
      firstLoginAt: now,
      registeredAt: now,
    });
    const { account: wallet } = await walletOf(tx, trial.id);
    const house = await houseAccount(tx, { merchant, kind: PLAY_HOUSE, currency: CURRENCY });
    await post(tx, {
      scope: `account:${trial.id}`,
      key: 'opening',
      requestHash: '',
      kind: 'TRIAL_OPENING',
      at: now,
      postings: [
        { account: house, amount: -TRIAL_MONEY },
        { account: wallet, amount: TRIAL_MONEY },
      ],
    });
    return trial;
  });
}
