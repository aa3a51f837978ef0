import type { HelpTopic } from '../../system/help';

type Words = readonly [title: string, content: string];

/** The help centre's texts: each in English, simplified Chinese and Indonesian. */
interface HelpText {
  id: string;
  title: Readonly<Record<'EN' | 'CN' | 'ID', string>>;
  articles: readonly { id: string; EN: Words; CN: Words; ID: Words }[];
}

const TEXTS: readonly HelpText[] = [
  {
    id: 'hp-start',
    title: { EN: 'First steps', CN: '入门', ID: 'Langkah pertama' },
    articles: [
      {
        id: 'hp-start-login',
        EN: [
          'How do I log in?',
          '<p>Press <em>Log in</em> at the top and enter the name and password of your account. After several wrong tries a picture with letters has to be read too.</p>',
        ],
        CN: [
          '如何登录？',
          '<p>点击页面顶部的<em>登录</em>，输入账号名和密码。多次输错后，还需要输入图片中的字母。</p>',
        ],
        ID: [
          'Bagaimana cara masuk?',
          '<p>Tekan <em>Masuk</em> di atas, lalu isi nama dan kata sandi akun. Setelah beberapa kali salah, huruf pada gambar juga harus diisi.</p>',
        ],
      },
      {
        id: 'hp-start-language',
        EN: [
          'Can I change the language?',
          '<p>Yes: the language list is in the header. Your choice is kept on this device and, while you are logged in, with your account.</p>',
        ],
        CN: [
          '可以更换语言吗？',
          '<p>可以，语言列表在页面顶部。您的选择会保存在本设备上；登录后也会保存在账号中。</p>',
        ],
        ID: [
          'Bisakah mengganti bahasa?',
          '<p>Bisa: daftar bahasa ada di bagian atas. Pilihan Anda disimpan di perangkat ini dan, saat masuk, di akun Anda.</p>',
        ],
      },
    ],
  },
  {
    id: 'hp-play',
    title: { EN: 'Playing', CN: '游戏', ID: 'Bermain' },
    articles: [
      {
        id: 'hp-play-launch',
        EN: [
          'Why does a game not open?',
          '<p>Games open for members who are logged in. A game that is being maintained says so and offers others. If nothing shows, allow frames of the game host in your browser.</p>',
        ],
        CN: [
          '游戏为什么打不开？',
          '<p>登录会员才能打开游戏。维护中的游戏会给出提示并推荐其他游戏。如果没有任何显示，请在浏览器中允许游戏页面的框架。</p>',
        ],
        ID: [
          'Mengapa permainan tidak terbuka?',
          '<p>Permainan terbuka untuk anggota yang sudah masuk. Permainan yang sedang dirawat akan memberi tahu dan menawarkan yang lain. Bila kosong, izinkan bingkai dari host permainan di peramban Anda.</p>',
        ],
      },
      {
        id: 'hp-play-demo',
        EN: [
          'Is this real money?',
          '<p>No. This site is a demonstration and every amount on it is invented.</p>',
        ],
        CN: ['这是真钱吗？', '<p>不是。本站仅供演示，所有金额均为虚构。</p>'],
        ID: [
          'Apakah ini uang sungguhan?',
          '<p>Bukan. Situs ini demonstrasi dan semua jumlah di dalamnya buatan.</p>',
        ],
      },
    ],
  },
  {
    id: 'hp-care',
    title: { EN: 'Playing with care', CN: '理性游戏', ID: 'Bermain dengan bijak' },
    articles: [
      {
        id: 'hp-care-age',
        EN: [
          'Who may play?',
          '<p>People of 18 years or more, where the law allows it. Nobody should play with money that is needed elsewhere.</p>',
        ],
        CN: ['谁可以游戏？', '<p>年满 18 周岁，且当地法律允许。请不要使用另有用途的资金。</p>'],
        ID: [
          'Siapa yang boleh bermain?',
          '<p>Mereka yang berusia 18 tahun ke atas, sesuai hukum setempat. Jangan bermain dengan uang yang dibutuhkan untuk hal lain.</p>',
        ],
      },
    ],
  },
];

/** The demo's help centre. */
export const HELP: readonly HelpTopic[] = TEXTS.map(({ id, title, articles }) => ({
  id,
  title,
  articles: articles.map(({ id: articleId, EN, CN, ID }) => ({
    id: articleId,
    title: { EN: EN[0], CN: CN[0], ID: ID[0] },
    content: { EN: EN[1], CN: CN[1], ID: ID[1] },
  })),
}));
