import type { components } from '../generated/contract';
import { inLanguage, type Texts, texts } from '../platform/texts';

type TransactionType = components['schemas']['TransactionType'];

const TYPES: Readonly<Record<TransactionType, Texts>> = {
  DEPOSIT: texts('Deposit', '存款', 'Deposit'),
  WITHDRAWAL: texts('Withdrawal', '提款', 'Penarikan'),
  WITHDRAWAL_RETURN: texts('Withdrawal returned', '提款退回', 'Penarikan dikembalikan'),
  TRANSFER_IN: texts('Transfer received', '转入', 'Transfer masuk'),
  TRANSFER_OUT: texts('Transfer sent', '转出', 'Transfer keluar'),
  BET: texts('Bet', '投注', 'Taruhan'),
  WIN: texts('Win', '派彩', 'Kemenangan'),
  BET_RETURN: texts('Bet returned', '投注退回', 'Taruhan dikembalikan'),
  BONUS: texts('Bonus', '红利', 'Bonus'),
  REWARD: texts('Reward', '奖励', 'Hadiah'),
  REBATE: texts('Rebate', '返水', 'Rabat'),
  POINTS: texts('Points exchanged', '积分兑换', 'Penukaran poin'),
  SALARY: texts('Salary', '工资', 'Gaji'),
  DIVIDEND: texts('Dividend', '分红', 'Dividen'),
  ADJUSTMENT: texts('Adjustment', '调整', 'Penyesuaian'),
};

const OPENING = texts('Opening balance', '期初余额', 'Saldo awal');

/** What a change of a balance was; `about` says of what, as a method, a game or the other side. */
export function describeTransaction(
  { type, kind, about }: { type: TransactionType; kind: string; about: string | null },
  language: string,
): string {
  const said = inLanguage(kind.endsWith('OPENING') ? OPENING : TYPES[type], language);
  return (about === null ? said : `${said}: ${about}`).slice(0, 160);
}
