import { inLanguage, type Texts, texts } from '../platform/texts';

/** What codes in rows of reports are called. */
const WORDS: Readonly<Record<string, Texts>> = {
  active: texts('Active', '正常', 'Aktif'),
  adjustment: texts('Adjustment', '调整', 'Penyesuaian'),
  agent: texts('Agent', '代理', 'Agen'),
  bet: texts('Bet', '投注', 'Taruhan'),
  bet_return: texts('Bet returned', '退还投注', 'Taruhan kembali'),
  betRefund: texts('Bet returned', '退还投注', 'Taruhan kembali'),
  bonus: texts('Bonus', '优惠', 'Bonus'),
  cancelled: texts('Cancelled', '已取消', 'Dibatalkan'),
  closed: texts('Closed', '已关闭', 'Ditutup'),
  completed: texts('Completed', '已完成', 'Selesai'),
  credited: texts('Credited', '已入账', 'Dikreditkan'),
  deposit: texts('Deposit', '存款', 'Deposit'),
  disputed: texts('Reported as not received', '已反馈未到账', 'Dilaporkan belum diterima'),
  dividend: texts('Dividend', '分红', 'Dividen'),
  expired: texts('Expired', '已过期', 'Kedaluwarsa'),
  failed: texts('Failed', '失败', 'Gagal'),
  frozen: texts('Frozen', '已冻结', 'Dibekukan'),
  member: texts('Member', '会员', 'Anggota'),
  open: texts('Open', '未结算', 'Terbuka'),
  paid: texts('Paid', '支付', 'Dibayar'),
  payout: texts('Payout', '派彩', 'Kemenangan'),
  pending: texts('Pending', '待处理', 'Menunggu'),
  points: texts('Points exchanged', '积分兑换', 'Penukaran poin'),
  processing: texts('Processing', '处理中', 'Diproses'),
  rebate: texts('Rebate', '返点', 'Rebate'),
  received: texts('Received', '收到', 'Diterima'),
  rejected: texts('Rejected', '已拒绝', 'Ditolak'),
  reviewing: texts('Being looked at', '审核中', 'Ditinjau'),
  reward: texts('Reward', '奖励', 'Hadiah'),
  salary: texts('Salary', '工资', 'Gaji'),
  settled: texts('Settled', '已结算', 'Selesai'),
  succeeded: texts('Done', '成功', 'Berhasil'),
  transfer_in: texts('Transfer in', '转入', 'Transfer masuk'),
  transfer_out: texts('Transfer out', '转出', 'Transfer keluar'),
  transferIn: texts('Transfer in', '转入', 'Transfer masuk'),
  transferOut: texts('Transfer out', '转出', 'Transfer keluar'),
  void: texts('Void', '已作废', 'Batal'),
  win: texts('Win', '派彩', 'Kemenangan'),
  withdrawal: texts('Withdrawal', '提款', 'Penarikan'),
  withdrawal_return: texts('Withdrawal returned', '提款退回', 'Penarikan dikembalikan'),
};

const NO_GAME = texts('Without a game', '不属于游戏', 'Tanpa permainan');

/** What a code is called in a language; the code itself where nothing is known of it. */
export function codeWord(code: string, language: string): string {
  const known = WORDS[code] ?? WORDS[code.toLowerCase()];
  return known === undefined ? code : inLanguage(known, language);
}

/** What rows without a category are called. */
export const noGameWord = (language: string): string => inLanguage(NO_GAME, language);
