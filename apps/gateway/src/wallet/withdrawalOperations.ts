import type { components } from '../generated/contract';
import { bankName } from '../member/banks';
import { maskNumber } from '../member/masks';
import { formatAmount, parseAmount } from '../money/amount';
import { spanUntil } from '../platform/days';
import { toPage } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import { remainingBonus } from '../promotions/expiry';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { allowanceOf } from './allowance';
import { methodName } from './methodName';
import { confirmReceipt } from './receipts';
import { historySpan } from './span';
import type { WithdrawalState } from './steps';
import { readSteps } from './stepTexts';
import { heldIn, remainingTurnoverOf, type WaitingBonus } from './waitingBonuses';
import {
  cancelWithdrawal,
  findWithdrawal,
  listWithdrawals,
  requestWithdrawal,
  type Withdrawal,
} from './withdrawals';

type WithdrawalOnWire = components['schemas']['Withdrawal'];
type WaitingOnWire = components['schemas']['WaitingBonus'];

/** Withdrawals. */
export function withdrawalOperations({ config, content, db, policy }: Services) {
  const { utcOffsetMinutes } = config;
  const { banks, desk } = content;
  const onWire = (row: Withdrawal, language: string): WithdrawalOnWire => ({
    withdrawalId: row.id,
    methodId: row.methodId,
    methodName: inLanguage(methodName(desk, row.methodId), language),
    accountLabel: `${bankName(banks, row.bank.bankCode, language)} ${maskNumber(row.bank.accountNumber)}`,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    receivedAmount: formatAmount(row.receivedAmount),
    remainingAmount: formatAmount(row.amount - row.fee - row.receivedAmount),
    // The table holds no other states and no other words for who settled it.
    state: row.state as WithdrawalState,
    canBeCancelled: policy.withdrawals.canBeCancelled && row.state === 'REVIEWING',
    settledBy: row.settledBy as WithdrawalOnWire['settledBy'],
    createdAt: row.createdAt.toISOString(),
    confirmBefore: row.confirmBefore?.toISOString() ?? null,
    steps: readSteps(row.steps, 'withdrawal', language),
  });
  const waitingOnWire = async (
    { bonus, held, turnoverLeft }: WaitingBonus,
    currency: string,
    language: string,
  ): Promise<WaitingOnWire> => {
    const left = await remainingBonus(db, bonus, currency);
    const takenBack = left < held ? left : held;
    return {
      bonusId: bonus.id,
      title: inLanguage(bonus.title, language),
      amount: formatAmount(bonus.amount),
      waitingAmount: formatAmount(held),
      turnoverRequired: formatAmount(bonus.turnoverRequired),
      turnoverLeft: formatAmount(turnoverLeft),
      expiresAt: bonus.expiresAt?.toISOString() ?? null,
      takenBackAmount: formatAmount(takenBack),
      freedAmount: formatAmount(held - takenBack),
    };
  };
  return {
    async listWithdrawMethods(call) {
      const { account } = loggedIn(call);
      const allowance = await allowanceOf(db, account, call.now, utcOffsetMinutes);
      return {
        methods: (desk?.withdrawals.methods ?? []).map((method) => ({
          methodId: method.methodId,
          displayName: inLanguage(method.name, call.language),
          kind: method.kind,
          iconUrl: null,
          minAmount: formatAmount(method.minAmount),
          maxAmount: formatAmount(method.maxAmount),
          feeRate: formatAmount(BigInt(method.fee)),
          averageMinutes: method.averageMinutes,
          maintenance: method.maintenance,
        })),
        availableAmount: formatAmount(allowance.available),
        turnoverLeft: formatAmount(remainingTurnoverOf(allowance.waiting)),
        waitingAmount: formatAmount(heldIn(allowance.waiting)),
        waitingBonuses: await Promise.all(
          allowance.waiting.map((one) => waitingOnWire(one, account.currency, call.language)),
        ),
        countLeftToday: allowance.countLeft,
        amountLeftToday: formatAmount(allowance.amountLeft),
        hasPaymentPassword: account.paymentPasswordHash !== null,
      };
    },

    async listWithdrawals(call) {
      const { query, now, language } = call;
      const span = spanUntil(historySpan(query, now, utcOffsetMinutes), call.until);
      const filter = { span, state: query.state };
      const { rows, total } = await listWithdrawals(db, loggedIn(call).account.id, filter, query);
      return toPage(
        rows.map((row) => onWire(row, language)),
        total,
        query,
      );
    },

    async createWithdrawal(call) {
      const { db: tx, body, now, language, intent } = call;
      if (intent === null) throw new Error('A withdrawal needs an intent');
      const { methodId, bankAccountId } = body;
      const wanted = { methodId, bankAccountId, amount: parseAmount(body.amount) };
      const { account } = loggedIn(call);
      const context = { desk, intent, now, utcOffsetMinutes };
      return onWire(await requestWithdrawal(tx, account, wanted, context), language);
    },

    async getWithdrawal(call) {
      const { withdrawalId } = call.query;
      return onWire(
        await findWithdrawal(db, loggedIn(call).account.id, withdrawalId),
        call.language,
      );
    },

    async cancelWithdrawal(call) {
      const { db: tx, body, now, language } = call;
      if (!policy.withdrawals.canBeCancelled) throw new Refusal('FEATURE_OFF');
      const { id } = loggedIn(call).account;
      return onWire(await cancelWithdrawal(tx, id, body.withdrawalId, now), language);
    },

    async confirmWithdrawalReceipt(call) {
      const { db: tx, body, now, language } = call;
      const { receivedAmount, ...words } = body;
      const receipt = {
        ...words,
        receivedAmount: receivedAmount === undefined ? undefined : parseAmount(receivedAmount),
      };
      const { id } = loggedIn(call).account;
      const said = { receipt, desk, now };
      const confirmed = await confirmReceipt(tx, id, body.withdrawalId, said);
      return onWire(confirmed, language);
    },
  } satisfies Handlers;
}
