import { inLanguage, type Words, words } from '../wallet/words';

/** What codes in rows of reports are called. */
const WORDS: Readonly<Record<string, Words>> = {
  active: words('Active', '正常', 'Aktif'),
  adjustment: words('Adjustment', '调整', 'Penyesuaian'),
  agent: words('Agent', '代理', 'Agen'),
  bet: words('Bet', '投注', 'Taruhan'),
  bet_return: words('Bet returned', '退还投注', 'Taruhan kembali'),
  betRefund: words('Bet returned', '退还投注', 'Taruhan kembali'),
  bonus: words('Bonus', '优惠', 'Bonus'),
  cancelled: words('Cancelled', '已取消', 'Dibatalkan'),
  closed: words('Closed', '已关闭', 'Ditutup'),
  completed: words('Completed', '已完成', 'Selesai'),
  credited: words('Credited', '已入账', 'Dikreditkan'),
  deposit: words('Deposit', '存款', 'Deposit'),
  disputed: words('Reported as not received', '已反馈未到账', 'Dilaporkan belum diterima'),
  dividend: words('Dividend', '分红', 'Dividen'),
  expired: words('Expired', '已过期', 'Kedaluwarsa'),
  failed: words('Failed', '失败', 'Gagal'),
  frozen: words('Frozen', '已冻结', 'Dibekukan'),
  member: words('Member', '会员', 'Anggota'),
  open: words('Open', '未结算', 'Terbuka'),
  paid: words('Paid', '支付', 'Dibayar'),
  payout: words('Payout', '派彩', 'Kemenangan'),
  pending: words('Pending', '待处理', 'Menunggu'),
  points: words('Points exchanged', '积分兑换', 'Penukaran poin'),
  processing: words('Processing', '处理中', 'Diproses'),
  rebate: words('Rebate', '返点', 'Rebate'),
  received: words('Received', '收到', 'Diterima'),
  rejected: words('Rejected', '已拒绝', 'Ditolak'),
  reviewing: words('Being looked at', '审核中', 'Ditinjau'),
  reward: words('Reward', '奖励', 'Hadiah'),
  salary: words('Salary', '工资', 'Gaji'),
  settled: words('Settled', '已结算', 'Selesai'),
  succeeded: words('Done', '成功', 'Berhasil'),
  transfer_in: words('Transfer in', '转入', 'Transfer masuk'),
  transfer_out: words('Transfer out', '转出', 'Transfer keluar'),
  transferIn: words('Transfer in', '转入', 'Transfer masuk'),
  transferOut: words('Transfer out', '转出', 'Transfer keluar'),
  void: words('Void', '已作废', 'Batal'),
  win: words('Win', '派彩', 'Kemenangan'),
  withdrawal: words('Withdrawal', '提款', 'Penarikan'),
  withdrawal_return: words('Withdrawal returned', '提款退回', 'Penarikan dikembalikan'),
};

const NO_GAME = words('Without a game', '不属于游戏', 'Tanpa permainan');

/** What a code is called in a language; the code itself where nothing is known of it. */
export function codeWord(code: string, language: string): string {
  const known = WORDS[code] ?? WORDS[code.toLowerCase()];
  return known === undefined ? code : inLanguage(known, language);
}

/** What rows without a category are called. */
export const noGameWord = (language: string): string => inLanguage(NO_GAME, language);
