import type { MessageKind, MessageText } from '../../inbox/sendMessages';

/** A letter of the demo's past. */
export interface DemoLetter {
  kind: MessageKind;
  /** Hours before the first start. */
  hours: number;
  isRead?: boolean;
  link?: string;
  /** For agents alone. */
  forAgents?: boolean;
  text: MessageText;
}

const text = (
  EN: MessageText['EN'],
  CN: MessageText['CN'],
  ID: MessageText['ID'],
): MessageText => ({ EN, CN, ID });

/** Letters that stand alone, newest first. */
export const LETTERS: readonly DemoLetter[] = [
  {
    kind: 'SECURITY',
    hours: 4,
    link: '/?member=securityCenter',
    text: text(
      [
        'New login',
        '<p>Your account was opened from an address that it did not know. If that was not you, change your password under <em>Security</em>.</p>',
      ],
      [
        '新的登录',
        '<p>您的账号从一个新地址登录。如非本人操作，请在<em>安全中心</em>更改密码。</p>',
      ],
      [
        'Login baru',
        '<p>Akun Anda dibuka dari alamat yang belum dikenal. Bila bukan Anda, ganti kata sandi di <em>Keamanan</em>.</p>',
      ],
    ),
  },
  {
    kind: 'SYSTEM',
    hours: 20,
    text: text(
      [
        'Welcome to Parlour',
        '<p>Your seat is ready. The <em>Help centre</em> has the first steps.</p>',
      ],
      ['欢迎来到 Parlour', '<p>您的座位已备好，入门说明请见<em>帮助中心</em>。</p>'],
      [
        'Selamat datang di Parlour',
        '<p>Tempat Anda sudah siap. Langkah pertama ada di <em>Pusat bantuan</em>.</p>',
      ],
    ),
  },
  {
    kind: 'PROMOTION',
    hours: 40,
    text: text(
      [
        'A quieter evening',
        '<p>Decide when to stop before you begin. The games will still be here tomorrow.</p>',
      ],
      ['清静的一晚', '<p>开始之前先想好何时结束，游戏明天还在。</p>'],
      [
        'Malam yang lebih tenang',
        '<p>Tentukan kapan berhenti sebelum memulai. Permainan masih ada besok.</p>',
      ],
    ),
  },
  {
    kind: 'SYSTEM',
    hours: 60,
    text: text(
      ['New on the tables', '<p>Several live tables opened this week, most with low stakes.</p>'],
      ['新开桌台', '<p>本周新开多张真人桌台，大多为低额桌。</p>'],
      [
        'Meja baru',
        '<p>Beberapa meja langsung dibuka minggu ini, sebagian besar bertaruhan rendah.</p>',
      ],
    ),
  },
  {
    kind: 'AGENT',
    hours: 12,
    link: '/?agent=downlineManagmentView',
    forAgents: true,
    text: text(
      [
        'Somebody joined your team',
        '<p>A new member registered by one of your links. <em>Team management</em> shows who.</p>',
      ],
      ['团队有新成员', '<p>有新会员通过您的链接注册，详情请见<em>团队管理</em>。</p>'],
      [
        'Anggota baru di tim Anda',
        '<p>Seorang anggota baru mendaftar lewat tautan Anda. Lihat siapa di <em>Kelola tim</em>.</p>',
      ],
    ),
  },
  {
    kind: 'CONTRACT',
    hours: 80,
    link: '/?agent=agentDailyWages2',
    forAgents: true,
    isRead: true,
    text: text(
      [
        'Wages were settled',
        '<p>The wages of the week are in your wallet. <em>Daily wages</em> says how they came about.</p>',
      ],
      ['工资已结算', '<p>本周工资已入账，计算方式请见<em>日工资</em>。</p>'],
      [
        'Upah telah dihitung',
        '<p>Upah minggu ini sudah masuk dompet. Rinciannya ada di <em>Upah harian</em>.</p>',
      ],
    ),
  },
];

/** Letters that come again each week, in turn. */
export const WEEKLY_LETTERS: readonly Omit<DemoLetter, 'hours'>[] = [
  {
    kind: 'REWARD',
    link: '/?member=rewardCenter',
    text: text(
      [
        'Your weekly rebate is ready',
        '<p>Open the <em>Reward centre</em> to claim it. It waits for seven days.</p>',
      ],
      ['您的每周返水已就绪', '<p>请前往<em>奖励中心</em>领取，七天内有效。</p>'],
      [
        'Rabat mingguan Anda siap',
        '<p>Buka <em>Pusat hadiah</em> untuk mengambilnya. Berlaku tujuh hari.</p>',
      ],
    ),
  },
  {
    kind: 'FUNDS',
    link: '/?member=transactionHistory',
    text: text(
      [
        'A deposit has arrived',
        '<p>Your deposit was credited to the wallet. Its time and its method are under <em>Transactions</em>.</p>',
      ],
      ['存款已到账', '<p>您的存款已计入钱包，时间与方式请见<em>交易记录</em>。</p>'],
      [
        'Deposit telah masuk',
        '<p>Deposit Anda sudah masuk ke dompet. Waktu dan caranya ada di <em>Transaksi</em>.</p>',
      ],
    ),
  },
  {
    kind: 'PROMOTION',
    link: '/promotions',
    text: text(
      [
        'This week in the promotions',
        '<p>What is open this week, and under which conditions, is under <em>Promotions</em>.</p><ul><li>Read the turnover before you join.</li><li>Nobody has to join.</li></ul>',
      ],
      [
        '本周活动',
        '<p>本周开放的活动及条件请见<em>优惠活动</em>。</p><ul><li>参加前请阅读流水要求。</li><li>参加与否由您决定。</li></ul>',
      ],
      [
        'Promosi minggu ini',
        '<p>Yang dibuka minggu ini beserta syaratnya ada di <em>Promosi</em>.</p><ul><li>Baca syarat perputaran sebelum ikut.</li><li>Tidak ada yang wajib ikut.</li></ul>',
      ],
    ),
  },
];
