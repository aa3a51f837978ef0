import type { MessageKind, MessageText } from '../inbox/sendMessages';

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
    text: text(
      [
        'New login',
        '<p>Your account was opened from an address that it did not know. If that was not you, change your password in the <strong>security centre</strong>.</p>',
      ],
      [
        '新的登录',
        '<p>您的账号从一个新地址登录。如非本人操作，请在<strong>安全中心</strong>更改密码。</p>',
      ],
      [
        'Login baru',
        '<p>Akun Anda dibuka dari alamat yang belum dikenal. Bila bukan Anda, ganti kata sandi di <strong>pusat keamanan</strong>.</p>',
      ],
    ),
  },
  {
    kind: 'SYSTEM',
    hours: 20,
    text: text(
      ['Welcome to Parlour', '<p>Your seat is ready. The help centre has the first steps.</p>'],
      ['欢迎来到 Parlour', '<p>您的座位已备好，入门说明请见帮助中心。</p>'],
      [
        'Selamat datang di Parlour',
        '<p>Tempat Anda sudah siap. Langkah pertama ada di pusat bantuan.</p>',
      ],
    ),
  },
  {
    kind: 'PROMOTION',
    hours: 40,
    text: text(
      [
        'A quieter evening',
        '<p>Breaks and limits are in your member centre, whenever you want one.</p>',
      ],
      ['清静的一晚', '<p>需要休息或设定限额时，请打开会员中心。</p>'],
      [
        'Malam yang lebih tenang',
        '<p>Jeda dan batas ada di pusat anggota, kapan pun Anda mau.</p>',
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
    forAgents: true,
    text: text(
      [
        'Somebody joined your team',
        '<p>A new member registered by one of your links. The team list in the agent centre shows who.</p>',
      ],
      ['团队有新成员', '<p>有新会员通过您的链接注册，详情请见代理中心的团队列表。</p>'],
      [
        'Anggota baru di tim Anda',
        '<p>Seorang anggota baru mendaftar lewat tautan Anda. Lihat daftar tim di pusat agen.</p>',
      ],
    ),
  },
  {
    kind: 'CONTRACT',
    hours: 80,
    forAgents: true,
    isRead: true,
    text: text(
      [
        'Wages were settled',
        '<p>The wages of the week are in your wallet. The contract centre says how they came about.</p>',
      ],
      ['工资已结算', '<p>本周工资已入账，计算方式请见契约中心。</p>'],
      [
        'Upah telah dihitung',
        '<p>Upah minggu ini sudah masuk dompet. Rinciannya ada di pusat kontrak.</p>',
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
        '<p>Open the <strong>reward centre</strong> to claim it. It waits for seven days.</p>',
      ],
      ['您的每周返水已就绪', '<p>请前往<strong>奖励中心</strong>领取，七天内有效。</p>'],
      [
        'Rabat mingguan Anda siap',
        '<p>Buka <strong>pusat hadiah</strong> untuk mengambilnya. Berlaku tujuh hari.</p>',
      ],
    ),
  },
  {
    kind: 'FUNDS',
    text: text(
      [
        'A deposit has arrived',
        '<p>Your deposit was credited to the wallet. The record names its time and its method.</p>',
      ],
      ['存款已到账', '<p>您的存款已计入钱包，时间与方式请见账户记录。</p>'],
      [
        'Deposit telah masuk',
        '<p>Deposit Anda sudah masuk ke dompet. Waktu dan caranya ada di catatan.</p>',
      ],
    ),
  },
  {
    kind: 'PROMOTION',
    text: text(
      [
        'This week in the promotions',
        '<p>What is open this week, and under which conditions, is on the promotions page.</p><ul><li>Read the turnover before you join.</li><li>Leaving is possible at any time.</li></ul>',
      ],
      [
        '本周活动',
        '<p>本周开放的活动及条件请见优惠页面。</p><ul><li>参加前请阅读流水要求。</li><li>可随时退出。</li></ul>',
      ],
      [
        'Promosi minggu ini',
        '<p>Yang dibuka minggu ini beserta syaratnya ada di halaman promosi.</p><ul><li>Baca syarat perputaran sebelum ikut.</li><li>Anda dapat keluar kapan saja.</li></ul>',
      ],
    ),
  },
];
