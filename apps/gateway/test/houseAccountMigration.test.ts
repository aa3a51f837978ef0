import { afterEach, describe, expect, it } from 'vitest';
import { houseAccount } from '../src/money/ledger';
import { type OldDatabase, openOldDatabase } from './support/oldDatabase';
import { expectSoundLedger } from './support/wallet';

const LAST = '0006_entries_told_their_kind';
const AT = '2026-01-31T08:00:00Z';

/** Kinds of house accounts. Their ids below are in this order. */
const HOUSE_ACCOUNTS = [
  'house',
  'promotions',
  'payments',
  'withdrawing',
  'fees',
  'play-house',
] as const;
const [HOUSE, PROMOTIONS, PAYMENTS, WITHDRAWING, FEES, PLAY_HOUSE] = [1, 2, 3, 4, 5, 6];
const [HOLD, SPENT] = [7, 8];
const [ANN, ANNS_POINTS, BEN, CAT, TRIAL] = [11, 12, 13, 14, 15];

type Postings = readonly (readonly [account: number, amount: number])[];

const passed = (from: number, to: number, amount: number): Postings => [
  [from, -amount],
  [to, amount],
];
/** A payment from which the house keeps a fee. */
const paid = (from: number, to: number, amount: number, fee: number): Postings => [
  [from, -amount],
  [to, amount - fee],
  [FEES, fee],
];

/** Everything that an older version booked on its house accounts, in order of time. */
const MOVED: readonly { reference?: string; postings: Postings }[] = [
  { postings: passed(HOUSE, ANN, 500) },
  { postings: passed(HOUSE, CAT, 300) },
  { postings: passed(HOUSE, BEN, 200) },
  // A bet and its win.
  { postings: [...passed(ANN, HOUSE, 40), ...passed(HOUSE, ANN, 90)] },
  { postings: passed(CAT, HOUSE, 70) },
  { postings: passed(PROMOTIONS, CAT, 15) },
  { postings: passed(PROMOTIONS, ANN, 25) },
  { postings: paid(PAYMENTS, CAT, 100, 2) },
  { reference: 'wd-cat', postings: passed(CAT, WITHDRAWING, 60) },
  { reference: 'wd-ann', postings: passed(ANN, WITHDRAWING, 80) },
  // Between house accounts: only what they settle shows whose they are.
  { reference: 'wd-cat', postings: paid(WITHDRAWING, PAYMENTS, 60, 1) },
  { reference: 'wd-ann', postings: passed(WITHDRAWING, PAYMENTS, 80) },
  { postings: passed(SPENT, ANNS_POINTS, 900) },
  { reference: 'rp-ann', postings: passed(ANNS_POINTS, HOLD, 400) },
  { reference: 'rp-ann', postings: passed(HOLD, SPENT, 400) },
  { postings: passed(PLAY_HOUSE, TRIAL, 1000) },
  { postings: passed(TRIAL, PLAY_HOUSE, 5) },
];

describe('the houses that merchants of one database shared', () => {
  let old: OldDatabase;
  afterEach(() => old.close());

  const rows = <Row = unknown>(text: string): Promise<Row[]> => old.query<Row>(text);
  const run = async (text: string): Promise<void> => {
    await rows(text);
  };

  /** Writes the data of an older version: Ann, Ben and Cat with wallets, and their movements. */
  const writeOldData = async (merchants: { ann: string; ben: string; cat: string }) => {
    for (const [id, [name, merchant]] of Object.entries(merchants).entries())
      await run(`insert into account (id, merchant, username, nickname, type, language, currency, registered_at)
        overriding system value values (${id + 1}, '${merchant}', '${name}', '${name}', 0, 'EN', 'USD', '${AT}')`);
    const accounts = [
      ...HOUSE_ACCOUNTS.map((kind, at) => `(${at + 1}, null, '${kind}', 'USD')`),
      `(${HOLD}, null, 'points-hold', 'PTS')`,
      `(${SPENT}, null, 'promotions', 'PTS')`,
      `(${ANN}, 1, 'wallet', 'USD')`,
      `(${ANNS_POINTS}, 1, 'points', 'PTS')`,
      `(${BEN}, 2, 'wallet', 'USD')`,
      `(${CAT}, 3, 'wallet', 'USD')`,
      `(${TRIAL}, null, 'play:0a1b2c', 'USD')`,
    ];
    await run(`insert into ledger_account (id, owner_id, kind, currency)
      overriding system value values ${accounts.join(', ')}`);
    await run(`select setval(pg_get_serial_sequence('ledger_account', 'id'), 50)`);
    await run(`insert into bank_account (id, merchant, account_id, bank_code, account_number, payee_name, currency, is_default, added_at)
      select 'ba-' || username, merchant, id, 'HARB', username, username, 'USD', true, '${AT}' from account`);
    for (const [name, amount, fee] of [
      ['ann', 80, 0],
      ['cat', 60, 1],
    ] as const)
      await run(`insert into withdrawal (id, account_id, method_id, bank_account_id, amount, fee, received_amount, state, steps, created_at)
        select 'wd-${name}', id, 'wm-bank', 'ba-${name}', ${amount}, ${fee}, 0, 'PAID', '[]', '${AT}' from account where username = '${name}'`);
    await run(`insert into redeem_request (id, account_id, exchange_type, name, points, quantity, status, applied_at, updated_at)
      values ('rp-ann', 1, 'GOODS', '{}', 400, 1, 'APPROVED', '${AT}', '${AT}')`);
    const held = new Map<number, number>();
    for (const [at, { reference, postings }] of MOVED.entries()) {
      await run(`insert into txn (id, scope, idempotency_key, request_hash, kind, reference, created_at)
        overriding system value values (${at + 1}, 'past', '${at}', '', 'ADJUSTMENT', ${reference === undefined ? 'null' : `'${reference}'`}, '${AT}')`);
      const entries = postings.map(([id, amount]) => {
        held.set(id, (held.get(id) ?? 0) + amount);
        return `(${at + 1}, ${id}, ${amount}, ${held.get(id)}, 'ADJUSTMENT', '${AT}')`;
      });
      await run(
        `insert into entry (txn_id, ledger_account_id, amount, balance_after, kind, at) values ${entries.join(', ')}`,
      );
    }
    const balances = [...held].map(([id, amount]) => `(${id}, ${amount}, ${id < ANN})`);
    await run(
      `insert into balance (ledger_account_id, amount, may_be_negative) values ${balances.join(', ')}`,
    );
  };
  const entries = () =>
    rows<{ id: number; account: number; amount: string }>(
      'select id, txn_id, ledger_account_id as account, amount, kind, at from entry order by id',
    );
  /** What each house account holds, by its balance and by its entries. */
  const houseAccountsOf = async (merchant: string) => {
    const found = await rows<{ name: string; held: string; booked: string }>(`
      select l.kind || ' ' || l.currency as name, b.amount as held, coalesce(sum(e.amount), 0) as booked
      from ledger_account l join balance b on b.ledger_account_id = l.id
      left join entry e on e.ledger_account_id = l.id
      where l.owner_id is null and l.merchant = '${merchant}' and l.kind not like 'play:%'
      group by l.id, b.amount order by name`);
    for (const { held, booked } of found) expect(Number(booked)).toBe(Number(held));
    return Object.fromEntries(found.map(({ name, held }) => [name, Number(held)]));
  };
  /** Entries whose running balance is wrong. */
  const wrongEntries = () =>
    rows(`select * from (
      select id, balance_after, sum(amount) over (partition by ledger_account_id order by id) as held from entry
    ) as told where balance_after <> held`);

  it('are told apart: each merchant has the entries of its own members, and no sum is another', async () => {
    old = await openOldDatabase(LAST);
    await writeOldData({ ann: 'parlour', ben: 'parlour', cat: 'zzother' });
    const before = await entries();
    await old.update();
    expect(await houseAccountsOf('parlour')).toEqual({
      'fees USD': 0,
      'house USD': -500 - 200 + 40 - 90,
      'payments USD': 80,
      'play-house USD': -1000 + 5,
      'points-hold PTS': 0,
      'promotions PTS': -900 + 400,
      'promotions USD': -25,
      'withdrawing USD': 0,
    });
    expect(await houseAccountsOf('zzother')).toEqual({
      'fees USD': 2 + 1,
      'house USD': -300 + 70,
      'payments USD': -100 + 59,
      'promotions USD': -15,
      'withdrawing USD': 0,
    });
    // Entries only change their account, and those of members do not even change that.
    const after = await entries();
    expect(after.map((one) => ({ ...one, account: 0 }))).toEqual(
      before.map((one) => ({ ...one, account: 0 })),
    );
    after.forEach(({ account }, at) => {
      const was = before[at]?.account ?? 0;
      if (was >= ANN) expect(account).toBe(was);
    });
    expect(await wrongEntries()).toEqual([]);
    await expectSoundLedger(old.db);
    const [ledgerAccount] = await rows('select merchant from ledger_account where id = 15');
    expect(ledgerAccount).toEqual({ merchant: 'parlour' });
    await expect(run('update entry set amount = amount + 1')).rejects.toThrow();
    // The shared account becomes the account of the merchant with the largest share of it.
    const wanted = { kind: 'house', currency: 'USD' };
    expect(await houseAccount(old.db, { ...wanted, merchant: 'parlour' })).toBe(HOUSE);
    expect(await houseAccount(old.db, { ...wanted, merchant: 'zzother' })).toBeGreaterThan(50);
  });

  it('stay with all they hold where there is one merchant', async () => {
    old = await openOldDatabase(LAST);
    await writeOldData({ ann: 'parlour', ben: 'parlour', cat: 'parlour' });
    const before = await entries();
    await old.update();
    expect(await entries()).toEqual(before);
    expect(Object.keys(await houseAccountsOf('parlour'))).toHaveLength(8);
    expect(await wrongEntries()).toEqual([]);
    const nobodys = 'select id from ledger_account where owner_id is null and merchant is null';
    expect(await rows(nobodys)).toEqual([]);
    await expectSoundLedger(old.db);
  });
});
