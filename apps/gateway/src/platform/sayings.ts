type Words = Readonly<Record<'EN' | 'CN' | 'ID', string>>;

/** What a refusal says where it knows more than its code; `{limit}` is the limit that was passed. */
const SAYINGS = {
  password: {
    EN: 'The login password is not correct',
    CN: '登录密码不正确',
    ID: 'Kata sandi masuk salah',
  },
  paymentPassword: {
    EN: 'The payment password is not correct',
    CN: '支付密码不正确',
    ID: 'Kata sandi pembayaran salah',
  },
  min: { EN: 'At least {limit}', CN: '最少 {limit}', ID: 'Paling sedikit {limit}' },
  max: { EN: 'At most {limit}', CN: '最多 {limit}', ID: 'Paling banyak {limit}' },
  below: { EN: 'Less than {limit}', CN: '须少于 {limit}', ID: 'Kurang dari {limit}' },
  step: {
    EN: 'Only in steps of {limit}',
    CN: '须为 {limit} 的倍数',
    ID: 'Hanya kelipatan {limit}',
  },
  rateMin: { EN: 'At least {limit}', CN: '最少 {limit}', ID: 'Paling sedikit {limit}' },
  rateMax: { EN: 'At most {limit}', CN: '最多 {limit}', ID: 'Paling banyak {limit}' },
  rateStep: {
    EN: 'Only in steps of {limit}',
    CN: '须为 {limit} 的倍数',
    ID: 'Hanya kelipatan {limit}',
  },
  nothing: {
    EN: 'A step pays a share or a fixed sum',
    CN: '每一级须支付比例或固定金额',
    ID: 'Setiap tingkat membayar persentase atau jumlah tetap',
  },
  choice: { EN: 'Only {limit}', CN: '只能是 {limit}', ID: 'Hanya {limit}' },
  balance: {
    EN: 'Your balance is not enough for this: it holds {limit}',
    CN: '余额不足：现有 {limit}',
    ID: 'Saldo Anda tidak cukup: tersedia {limit}',
  },
  points: {
    EN: 'You do not have enough points for this: you have {limit}',
    CN: '积分不足：现有 {limit}',
    ID: 'Poin Anda tidak cukup: Anda punya {limit}',
  },
  dayMax: {
    EN: 'At most {limit} more can be withdrawn today',
    CN: '今天最多还可提款 {limit}',
    ID: 'Hari ini paling banyak {limit} lagi yang dapat ditarik',
  },
  dayCount: {
    EN: 'No more withdrawals are possible today',
    CN: '今天的提款次数已用完',
    ID: 'Jatah penarikan hari ini sudah habis',
  },
  turnover: {
    EN: 'At most {limit} can leave; the rest waits for the turnover of a bonus',
    CN: '最多可转出 {limit}，其余须先完成红利流水',
    ID: 'Paling banyak {limit} dapat keluar; sisanya menunggu taruhan wajib bonus',
  },
  holder: {
    EN: 'Only accounts in your own name: {limit}',
    CN: '只能添加本人姓名的账户：{limit}',
    ID: 'Hanya rekening atas nama Anda sendiri: {limit}',
  },
  promotionMin: {
    EN: 'This promotion needs at least {limit} after the fee',
    CN: '该优惠要求扣除手续费后至少 {limit}',
    ID: 'Promosi ini perlu paling sedikit {limit} setelah biaya',
  },
  count: {
    EN: 'At most {limit} are possible',
    CN: '最多 {limit} 个',
    ID: 'Paling banyak {limit} buah',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Which words; as the code of a fault it tells a program the same. */
export type Saying = keyof typeof SAYINGS;

/** The words in a language; in English where that has none. */
export function say(saying: Saying, limit: string, language: string): string {
  const words: Words = SAYINGS[saying];
  const text = language === 'CN' || language === 'ID' ? words[language] : words.EN;
  return text.replace('{limit}', limit);
}
