import type { AgentAnnouncement } from '../../agent/announcements';
import { DAY_MS } from '../../platform/days';
import { DEMO_TODAY } from '../catalogue/games';

/** One announcement for agents in the languages that the demo writes: title and HTML. */
interface AgentAnnouncementText {
  id: string;
  /** Days before the demo's today on which it was published. */
  age: number;
  EN: readonly [title: string, content: string];
  CN: readonly [title: string, content: string];
  ID: readonly [title: string, content: string];
}

const TEXTS: readonly AgentAnnouncementText[] = [
  {
    id: 'aa-5',
    age: 1,
    EN: [
      'Dividends of the past half month',
      '<p>They are computed from all bets of the period and paid on the second day of the next one.</p>',
    ],
    CN: ['上半月分红', '<p>分红按该周期的全部投注计算，于下一周期的第二天发放。</p>'],
    ID: [
      'Dividen setengah bulan terakhir',
      '<p>Dihitung dari semua taruhan periode itu dan dibayar pada hari kedua periode berikutnya.</p>',
    ],
  },
  {
    id: 'aa-4',
    age: 6,
    EN: [
      'Rates change at midnight',
      '<p>A rebate that you change today counts for bets <strong>from tomorrow on</strong>. Until then the old one holds.</p>',
    ],
    CN: [
      '费率于午夜生效',
      '<p>您今天修改的返水<strong>从明天起</strong>计入投注，在此之前仍按原费率。</p>',
    ],
    ID: [
      'Tarif berubah pada tengah malam',
      '<p>Rabat yang Anda ubah hari ini berlaku untuk taruhan <strong>mulai besok</strong>. Sampai saat itu tarif lama berlaku.</p>',
    ],
  },
  {
    id: 'aa-3',
    age: 15,
    EN: [
      'Links with an end',
      '<p>Register links can end by themselves. Set a date when you make one for a meeting or a season.</p>',
    ],
    CN: ['可设期限的链接', '<p>注册链接可以自动到期。为活动或季节创建链接时，请设置日期。</p>'],
    ID: [
      'Tautan dengan batas waktu',
      '<p>Tautan pendaftaran dapat berakhir sendiri. Tentukan tanggal saat membuatnya untuk acara atau musim.</p>',
    ],
  },
  {
    id: 'aa-2',
    age: 31,
    EN: [
      'Play with care',
      '<p>Tell your team what helps:</p><ul><li>deciding on an end before the beginning,</li><li>never playing to win back a loss.</li></ul>',
    ],
    CN: [
      '理性游戏',
      '<p>请告诉团队：</p><ul><li>开始之前先想好何时结束，</li><li>不要为了挽回损失而继续。</li></ul>',
    ],
    ID: [
      'Bermain dengan bijak',
      '<p>Beri tahu tim Anda apa yang membantu:</p><ul><li>menentukan akhir sebelum memulai,</li><li>tidak bermain untuk menebus kekalahan.</li></ul>',
    ],
  },
  {
    id: 'aa-1',
    age: 64,
    EN: [
      'Welcome to the agent centre',
      '<p>Team, reports, links and contracts are in one place now. <em>Team overview</em> is where you begin.</p>',
    ],
    CN: [
      '欢迎来到代理中心',
      '<p>团队、报表、链接与契约现已集中在一处，请从<em>团队概况</em>开始。</p>',
    ],
    ID: [
      'Selamat datang di pusat agen',
      '<p>Tim, laporan, tautan, dan kontrak kini ada di satu tempat. Mulailah dari <em>Ringkasan tim</em>.</p>',
    ],
  },
];

/** The demo's announcements for agents, newest first. */
export const AGENT_ANNOUNCEMENTS: readonly AgentAnnouncement[] = TEXTS.map(
  ({ id, age, EN, CN, ID }) => ({
    id,
    publishedAt: new Date(DEMO_TODAY - age * DAY_MS),
    title: { EN: EN[0], CN: CN[0], ID: ID[0] },
    content: { EN: EN[1], CN: CN[1], ID: ID[1] },
  }),
);
