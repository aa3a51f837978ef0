import type { Popup } from '../../content/popups';

type Words = readonly [title: string, content: string];

const DAY = '2026-11-01';

/** One text for each kind of visitor: logged in, anonymous, on the first login. */
const TEXTS: readonly {
  id: string;
  execution: 'A' | 'B' | 'F';
  words: Record<'EN' | 'CN' | 'ID', Words>;
}[] = [
  {
    id: 'pu-welcome-back',
    execution: 'A',
    words: {
      EN: [
        'Good to see you again',
        '<p>The lobby has <strong>new slots</strong> this week. What your account knows is under <em>Member centre</em>.</p>',
      ],
      CN: [
        '欢迎回来',
        '<p>本周大厅有<strong>新的电子游戏</strong>。账号的一切都在<em>会员中心</em>。</p>',
      ],
      ID: [
        'Senang bertemu lagi',
        '<p>Minggu ini ada <strong>slot baru</strong> di lobi. Semua tentang akun Anda ada di <em>Pusat anggota</em>.</p>',
      ],
    },
  },
  {
    id: 'pu-look-around',
    execution: 'B',
    words: {
      EN: [
        'Have a look around',
        '<p>This is a demonstration: every game plays with invented money. Log in with a demo account, or try <em>Free play</em> first.</p>',
      ],
      CN: [
        '随便看看',
        '<p>这是演示站点：所有游戏都使用虚拟资金。请用演示账号登录，或先<em>免费试玩</em>。</p>',
      ],
      ID: [
        'Silakan melihat-lihat',
        '<p>Ini demonstrasi: semua permainan memakai uang buatan. Masuk dengan akun demo, atau coba <em>Main gratis</em> dulu.</p>',
      ],
    },
  },
  {
    id: 'pu-first-steps',
    execution: 'F',
    words: {
      EN: [
        'Your first visit',
        '<p>Three things worth knowing:</p><ul><li>Your balance is at the top; one press refreshes it.</li><li>Games you like can be kept as favourites.</li><li>Customer service answers day and night.</li></ul>',
      ],
      CN: [
        '第一次来',
        '<p>三件小事：</p><ul><li>余额在页面顶部，点一下即可刷新。</li><li>喜欢的游戏可以收藏。</li><li>客服昼夜在线。</li></ul>',
      ],
      ID: [
        'Kunjungan pertama Anda',
        '<p>Tiga hal yang perlu diketahui:</p><ul><li>Saldo ada di atas; sekali tekan memperbaruinya.</li><li>Permainan yang disukai dapat disimpan sebagai favorit.</li><li>Layanan pelanggan siap siang dan malam.</li></ul>',
      ],
    },
  },
];

/** The texts that open by themselves. */
export const POPUPS: readonly Popup[] = TEXTS.map(({ id, execution, words: { EN, CN, ID } }) => ({
  id,
  execution,
  day: DAY,
  title: { EN: EN[0], CN: CN[0], ID: ID[0] },
  content: { EN: EN[1], CN: CN[1], ID: ID[1] },
}));
