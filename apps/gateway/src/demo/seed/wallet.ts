import { passed } from '../../money/postings';
import { shareOf } from '../../money/rates';
import { depositPostings, paymentAccounts } from '../../wallet/payments';
import { deposit, transfer, withdrawal } from '../../wallet/schema';
import { stepTo } from '../../wallet/steps';
import { DEPOSIT_METHODS } from '../desk/demoMethodTable';
import {
  PAST_DEPOSITS,
  PAST_TRANSFERS,
  PAST_WITHDRAWALS,
  type PastDeposit,
  type PastTransfer,
} from './walletPast';
import { type Planned, payoutAccount, planWithdrawal } from './walletWithdrawals';
import type { Person, World } from './world';

type DepositRow = typeof deposit.$inferInsert;
type TransferRow = typeof transfer.$inferInsert;

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const OWNERS = ['member1', 'agent1'];

/** Ninety days of deposits, withdrawals and transfers of the accounts that play, in every state. */
export async function seedWallet(world: World): Promise<void> {
  const accounts = await paymentAccounts(world.tx, world.merchant);
  for (const username of OWNERS) {
    const person = world.person(username);
    const deposits = PAST_DEPOSITS.map((past, at) =>
      planDeposit(world, person, { past, at, accounts }),
    );
    const withdrawals = PAST_WITHDRAWALS.map((past, at) =>
      planWithdrawal(world, person, { past, at, accounts }),
    );
    world.write(async (tx) => {
      await tx.insert(deposit).values(deposits);
      const bankAccountId = await payoutAccount(tx, person);
      await tx.insert(withdrawal).values(withdrawals.map((row) => ({ ...row, bankAccountId })));
    });
  }
  const transfers = PAST_TRANSFERS.map((past, at) => planTransfer(world, past, at));
  world.write(async (tx) => {
    await tx.insert(transfer).values(transfers);
  });
}

function planDeposit(
  { book, ago }: World,
  { account: owner, wallet }: Person,
  { past, at: place, accounts }: Planned<PastDeposit>,
): DepositRow {
  const { hours, methodId, amount, steps } = past;
  const createdAt = ago({ hours });
  const method = DEPOSIT_METHODS.find((one) => one.methodId === methodId);
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE);
  const last = steps[steps.length - 1];
  const row: DepositRow = {
    id: `dp-demo-${owner.id}-${place}`,
    accountId: owner.id,
    methodId,
    amount,
    fee: shareOf(amount, method?.fee ?? 0),
    state: last?.state ?? 'PENDING',
    payerName: method?.needsPayerName === true ? owner.payeeName : null,
    steps: steps.map(({ state, after, reason }) => stepTo(state, at(after), reason)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + HALF_HOUR),
  };
  if (row.state === 'SUCCEEDED') {
    row.creditedAt = at(last?.after ?? 0);
    const credit = {
      scope: `deposit:${row.id}`,
      key: 'credited',
      kind: 'DEPOSIT' as const,
      reference: row.id,
      at: row.creditedAt,
      postings: depositPostings({ ...accounts, wallet }, row),
    };
    book(credit, (txnId) => {
      row.txnId = txnId;
    });
  }
  return row;
}

function planTransfer(
  world: World,
  { hours, from, to, amount, remark }: PastTransfer,
  place: number,
): TransferRow {
  const [giver, receiver] = [world.person(from), world.person(to)];
  const id = `tr-demo-${place}`;
  const createdAt = world.ago({ hours });
  const row: TransferRow = {
    id,
    kind: giver.account.uplineId === receiver.account.id ? 'UPLINE' : 'DOWNLINE',
    giverId: giver.account.id,
    receiverId: receiver.account.id,
    fromName: from,
    toName: to,
    amount,
    remark,
    txnId: 0,
    createdAt,
  };
  const postings = passed(giver.wallet, receiver.wallet, amount);
  const scope = `account:${giver.account.id}`;
  const movement = { scope, key: id, reference: id, at: createdAt, postings };
  world.book({ ...movement, kind: 'TRANSFER' }, (txnId) => {
    row.txnId = txnId;
  });
  return row;
}
