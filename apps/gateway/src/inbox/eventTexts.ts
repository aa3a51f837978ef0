import type { MessageKind } from './sendMessages';

/** A text in the languages that the merchant writes in. */
type Said = readonly [title: string, text: string];

/** What is said of an event, with places for its values in braces, and the page that it leads to. */
export interface EventText {
  kind: MessageKind;
  link: string;
  EN: Said;
  CN: Said;
  ID: Said;
}

const say = (
  kind: MessageKind,
  link: string,
  ...[EN, CN, ID]: [EN: Said, CN: Said, ID: Said]
): EventText => ({ kind, link, EN, CN, ID });

const SECURITY = '/?member=securityCenter';
const RECORDS = '/?member=transactionHistory';
const CONTRACTS = '/?member=contracts';

/** Everything that an inbox is told of by itself (MC-05). */
export const EVENT_TEXTS = {
  registered: say(
    'SYSTEM',
    SECURITY,
    [
      'Your account is open',
      'Welcome, {account}. A payment password and two-step verification protect it: both are under Security in the member centre.',
    ],
    ['您的账号已开通', '欢迎您，{account}。请在安全中心设置支付密码和两步验证来保护账号。'],
    [
      'Akun Anda sudah dibuka',
      'Selamat datang, {account}. Kata sandi pembayaran dan verifikasi dua langkah melindunginya: keduanya ada di Keamanan di pusat anggota.',
    ],
  ),
  joined: say(
    'AGENT',
    '/?agent=downlineManagmentView',
    ['{account} joined your team', 'The account was opened by one of your links or friends.'],
    ['{account} 加入了您的团队', '该账号通过您的链接或好友注册。'],
    ['{account} bergabung dengan tim Anda', 'Akun dibuka lewat tautan atau teman Anda.'],
  ),
  newLogin: say(
    'SECURITY',
    SECURITY,
    [
      'New login',
      'Your account was opened on a device or from an address that it did not know: {device}. If that was not you, change your password and end the other sessions.',
    ],
    [
      '新的登录',
      '您的账号在新的设备或地址登录：{device}。如非本人操作，请更改密码并结束其他会话。',
    ],
    [
      'Login baru',
      'Akun Anda dibuka di perangkat atau dari alamat yang belum dikenal: {device}. Bila bukan Anda, ganti kata sandi dan akhiri sesi lain.',
    ],
  ),
  passwordChanged: say(
    'SECURITY',
    SECURITY,
    [
      'Your password was changed',
      'All other sessions have ended. If that was not you, tell customer service at once.',
    ],
    ['您的密码已更改', '其他会话均已结束。如非本人操作，请立即联系客服。'],
    [
      'Kata sandi Anda diganti',
      'Semua sesi lain telah berakhir. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  paymentPasswordChanged: say(
    'SECURITY',
    SECURITY,
    [
      'Your payment password was set',
      'It is asked for when money leaves your wallet. If that was not you, tell customer service at once.',
    ],
    ['您的支付密码已设置', '资金转出时需要输入。如非本人操作，请立即联系客服。'],
    [
      'Kata sandi pembayaran Anda disetel',
      'Diminta saat uang keluar dari dompet. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  mobileBound: say(
    'SECURITY',
    SECURITY,
    [
      'A mobile number was bound',
      'Codes go to {place} from now on. If that was not you, tell customer service at once.',
    ],
    ['手机号已绑定', '今后验证码将发送至 {place}。如非本人操作，请立即联系客服。'],
    [
      'Nomor ponsel ditautkan',
      'Mulai sekarang kode dikirim ke {place}. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  emailBound: say(
    'SECURITY',
    SECURITY,
    [
      'An email address was bound',
      'Mail goes to {place} from now on. If that was not you, tell customer service at once.',
    ],
    ['邮箱已绑定', '今后邮件将发送至 {place}。如非本人操作，请立即联系客服。'],
    [
      'Alamat email ditautkan',
      'Mulai sekarang surel dikirim ke {place}. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  twoFactorOn: say(
    'SECURITY',
    SECURITY,
    ['Two-step verification is on', 'Logins from new places ask for a code of your app.'],
    ['两步验证已开启', '在新地点登录时需要输入验证器代码。'],
    ['Verifikasi dua langkah aktif', 'Login dari tempat baru meminta kode dari aplikasi Anda.'],
  ),
  twoFactorOff: say(
    'SECURITY',
    SECURITY,
    [
      'Two-step verification is off',
      'Logins from new places ask for no code of an app any more. If that was not you, tell customer service at once.',
    ],
    ['两步验证已关闭', '在新地点登录不再需要验证器代码。如非本人操作，请立即联系客服。'],
    [
      'Verifikasi dua langkah nonaktif',
      'Login dari tempat baru tidak lagi meminta kode aplikasi. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  bankAccountAdded: say(
    'SECURITY',
    SECURITY,
    [
      'A bank account was added',
      'Withdrawals can go to {place}. If that was not you, tell customer service at once.',
    ],
    ['已添加银行账户', '提款可转至 {place}。如非本人操作，请立即联系客服。'],
    [
      'Rekening bank ditambahkan',
      'Penarikan dapat dikirim ke {place}. Bila bukan Anda, segera hubungi layanan pelanggan.',
    ],
  ),
  depositCredited: say(
    'FUNDS',
    RECORDS,
    ['Your deposit has arrived', '{amount} is in your wallet.'],
    ['存款已到账', '{amount} 已存入您的钱包。'],
    ['Deposit Anda telah masuk', '{amount} sudah ada di dompet Anda.'],
  ),
  depositRefused: say(
    'FUNDS',
    RECORDS,
    ['Your deposit was refused', 'The deposit of {amount} was not credited. {reason}'],
    ['存款未通过', '{amount} 的存款未入账。{reason}'],
    ['Deposit Anda ditolak', 'Deposit {amount} tidak dimasukkan. {reason}'],
  ),
  withdrawalPaid: say(
    'FUNDS',
    RECORDS,
    [
      'Your withdrawal has been paid',
      '{amount} is on its way to your bank. Please confirm it once it is there.',
    ],
    ['提款已付款', '{amount} 已汇往您的银行，到账后请确认。'],
    [
      'Penarikan Anda telah dibayar',
      '{amount} sedang menuju bank Anda. Konfirmasikan setelah diterima.',
    ],
  ),
  withdrawalRefused: say(
    'FUNDS',
    RECORDS,
    ['Your withdrawal was refused', '{amount} is back in your wallet. {reason}'],
    ['提款未通过', '{amount} 已退回您的钱包。{reason}'],
    ['Penarikan Anda ditolak', '{amount} dikembalikan ke dompet Anda. {reason}'],
  ),
  withdrawalClosed: say(
    'FUNDS',
    RECORDS,
    ['Your report was answered', 'The withdrawal of {amount} is closed. {reason}'],
    ['您的反馈已处理', '{amount} 的提款已结案。{reason}'],
    ['Laporan Anda dijawab', 'Penarikan {amount} ditutup. {reason}'],
  ),
  transferReceived: say(
    'FUNDS',
    RECORDS,
    ['Money from {account}', '{amount} is in your wallet.'],
    ['收到 {account} 的转账', '{amount} 已存入您的钱包。'],
    ['Uang dari {account}', '{amount} sudah ada di dompet Anda.'],
  ),
  contractPaid: say(
    'CONTRACT',
    RECORDS,
    ['Paid by a contract', '{amount} of your contract is in your wallet: {contract}.'],
    ['契约已付款', '您的契约（{contract}）已付款，{amount} 已存入钱包。'],
    ['Dibayar oleh kontrak', '{amount} dari kontrak Anda sudah ada di dompet: {contract}.'],
  ),
  pointsGranted: say(
    'REWARD',
    '/pointMall?view=history',
    ['Your exchange was granted', '{name}: your points have been exchanged.'],
    ['积分兑换已通过', '{name}：您的积分已兑换。'],
    ['Penukaran Anda disetujui', '{name}: poin Anda telah ditukar.'],
  ),
  pointsRefused: say(
    'REWARD',
    '/pointMall?view=history',
    ['Your exchange was refused', '{name}: {reason}'],
    ['积分兑换未通过', '{name}：{reason}'],
    ['Penukaran Anda ditolak', '{name}: {reason}'],
  ),
  rewardGranted: say(
    'REWARD',
    '/?member=rewardCenter',
    ['Your request was granted', '{name}: {amount} waits in the reward centre for seven days.'],
    ['申请已通过', '{name}：{amount} 已在奖励中心，七天内有效。'],
    ['Permohonan Anda disetujui', '{name}: {amount} menunggu di pusat hadiah selama tujuh hari.'],
  ),
  rewardRefused: say(
    'PROMOTION',
    '/promotions',
    ['Your request was refused', '{name}: {reason}'],
    ['申请未通过', '{name}：{reason}'],
    ['Permohonan Anda ditolak', '{name}: {reason}'],
  ),
  contractOffered: say(
    'CONTRACT',
    CONTRACTS,
    ['{account} offers you a contract', '{contract}: read its terms, and agree or refuse.'],
    ['{account} 向您提出契约', '{contract}：请阅读条款后同意或拒绝。'],
    ['{account} menawarkan kontrak', '{contract}: baca ketentuannya, lalu setujui atau tolak.'],
  ),
  contractTakenBack: say(
    'CONTRACT',
    CONTRACTS,
    ['{account} took a request back', '{contract}: there is nothing to answer any more.'],
    ['{account} 撤回了请求', '{contract}：无需再答复。'],
    ['{account} menarik kembali permintaan', '{contract}: tidak ada lagi yang perlu dijawab.'],
  ),
  contractEndAsked: say(
    'CONTRACT',
    CONTRACTS,
    ['{account} asks for the end of a contract', '{contract}: it stays in force until you agree.'],
    ['{account} 申请终止契约', '{contract}：在您同意前继续有效。'],
    ['{account} meminta pengakhiran kontrak', '{contract}: tetap berlaku sampai Anda setuju.'],
  ),
  contractAgreed: say(
    'CONTRACT',
    '{page}',
    ['{account} agreed to your contract', '{contract}: it is agreed.'],
    ['{account} 同意了您的契约', '{contract}：契约已达成。'],
    ['{account} menyetujui kontrak Anda', '{contract}: kontrak telah disepakati.'],
  ),
  contractRefused: say(
    'CONTRACT',
    '{page}',
    ['{account} refused your contract', '{contract}: the offer is closed.'],
    ['{account} 拒绝了您的契约', '{contract}：契约已关闭。'],
    ['{account} menolak kontrak Anda', '{contract}: penawaran ditutup.'],
  ),
  contractEndRefused: say(
    'CONTRACT',
    '{page}',
    ['{account} refused the end of a contract', '{contract}: it stays in force.'],
    ['{account} 拒绝终止契约', '{contract}：继续有效。'],
    ['{account} menolak pengakhiran kontrak', '{contract}: tetap berlaku.'],
  ),
  contractEnded: say(
    'CONTRACT',
    '{page}',
    ['{account} ended a contract', '{contract}: it has ended.'],
    ['{account} 终止了契约', '{contract}：契约已结束。'],
    ['{account} mengakhiri kontrak', '{contract}: kontrak telah berakhir.'],
  ),
  contractLost: say(
    'CONTRACT',
    CONTRACTS,
    [
      'A contract with {account} has ended',
      '{contract}: {account} agreed to a lower rate, so it can not go on.',
    ],
    ['与 {account} 的契约已结束', '{contract}：{account} 接受了更低的比例，契约无法继续。'],
    [
      'Kontrak dengan {account} berakhir',
      '{contract}: {account} menyetujui rasio lebih rendah sehingga kontrak tidak dapat diteruskan.',
    ],
  ),
} as const satisfies Record<string, EventText>;

export type EventName = keyof typeof EVENT_TEXTS;
