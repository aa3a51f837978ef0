import type { components } from '../generated/contract';
import { inLanguage, type Words, words } from './words';

type TransactionType = components['schemas']['TransactionType'];

const TYPES: Readonly<Record<TransactionType, Words>> = {
  DEPOSIT: words('Deposit', '存款', 'Deposit'),
  WITHDRAWAL: words('Withdrawal', '提款', 'Penarikan'),
  WITHDRAWAL_RETURN: words('Withdrawal returned', '提款退回', 'Penarikan dikembalikan'),
  TRANSFER_IN: words('Transfer received', '转入', 'Transfer masuk'),
  TRANSFER_OUT: words('Transfer sent', '转出', 'Transfer keluar'),
  BET: words('Bet', '投注', 'Taruhan'),
  WIN: words('Win', '派彩', 'Kemenangan'),
  BET_RETURN: words('Bet returned', '投注退回', 'Taruhan dikembalikan'),
  BONUS: words('Bonus', '红利', 'Bonus'),
  REWARD: words('Reward', '奖励', 'Hadiah'),
  REBATE: words('Rebate', '返水', 'Rabat'),
  POINTS: words('Points exchanged', '积分兑换', 'Penukaran poin'),
  SALARY: words('Salary', '工资', 'Gaji'),
  DIVIDEND: words('Dividend', '分红', 'Dividen'),
  ADJUSTMENT: words('Adjustment', '调整', 'Penyesuaian'),
};

const OPENING = words('Opening balance', '期初余额', 'Saldo awal');

/** What a change of a balance was; `about` says of what, as a method, a game or the other side. */
export function describeTransaction(
  { type, kind, about }: { type: TransactionType; kind: string; about: string | null },
  language: string,
): string {
  const said = inLanguage(kind.endsWith('OPENING') ? OPENING : TYPES[type], language);
  return (about === null ? said : `${said}: ${about}`).slice(0, 160);
}
