import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { spanUntil } from '../platform/days';
import { toPage } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import { memberOf } from '../promotions/viewer';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { beginDeposit, cancelDeposit, type Deposit, findDeposit, listDeposits } from './deposits';
import { methodName } from './methodName';
import { historySpan } from './span';
import type { DepositState } from './steps';
import { readSteps } from './stepTexts';
import { TEXTS } from './texts';

type DepositOnWire = components['schemas']['Deposit'];

const REFERENCE = TEXTS.texts('reference');

/** Deposits. */
export function depositOperations(services: Services) {
  const { config, content, db } = services;
  const { desk } = content;
  const methods = desk?.deposits.methods ?? [];
  const onWire = (row: Deposit, language: string): DepositOnWire => ({
    depositId: row.id,
    methodId: row.methodId,
    methodName: inLanguage(methodName(desk, row.methodId), language),
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    creditedAmount: row.creditedAt === null ? null : formatAmount(row.amount - row.fee),
    // The table holds no other states.
    state: row.state as DepositState,
    payUrl: null,
    payTo: row.state === 'PENDING' ? payTo(row, language) : [],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    steps: readSteps(row.steps, 'deposit', language),
  });
  const payTo = ({ id, methodId }: Deposit, language: string) => {
    const lines = methods.find((method) => method.methodId === methodId)?.payTo ?? [];
    const reference = { label: inLanguage(REFERENCE, language), value: id.toUpperCase() };
    const said = lines.map(({ label, value }) => ({ label: inLanguage(label, language), value }));
    return [...said, reference];
  };
  return {
    listDepositMethods: ({ language }) =>
      methods.map((method) => ({
        methodId: method.methodId,
        displayName: inLanguage(method.name, language),
        kind: method.kind,
        iconUrl: null,
        minAmount: formatAmount(method.minAmount),
        maxAmount: formatAmount(method.maxAmount),
        feeRate: formatAmount(BigInt(method.fee)),
        quickAmounts: method.quickAmounts.map(formatAmount),
        needsPayerName: method.needsPayerName,
        instructions: inLanguage(method.instructions, language),
        averageMinutes: method.averageMinutes,
        maintenance: method.maintenance,
      })),

    async listDeposits(call) {
      const { query, now, language } = call;
      const span = spanUntil(historySpan(query, now, config.utcOffsetMinutes), call.until);
      const filter = { span, state: query.state };
      const { rows, total } = await listDeposits(db, loggedIn(call).account.id, filter, query);
      return toPage(
        rows.map((row) => onWire(row, language)),
        total,
        query,
      );
    },

    async createDeposit(call) {
      const { db: tx, body, language } = call;
      const wanted = { ...body, amount: parseAmount(body.amount) };
      const begun = await beginDeposit(tx, memberOf(services, call), wanted, desk);
      return onWire(begun, language);
    },

    async getDeposit(call) {
      const found = await findDeposit(db, loggedIn(call).account.id, call.query.depositId);
      return onWire(found, call.language);
    },

    async cancelDeposit(call) {
      const { account } = loggedIn(call);
      const cancelled = await db.transaction((tx) =>
        cancelDeposit(tx, account.id, call.body.depositId, call.now),
      );
      return onWire(cancelled, call.language);
    },
  } satisfies Handlers;
}
