/** One notice in the languages that the demo writes: title and HTML. */
export interface NoticeText {
  id: string;
  /** Days before the demo's today on which it was published. */
  age: number;
  EN: readonly [title: string, content: string];
  CN: readonly [title: string, content: string];
  ID: readonly [title: string, content: string];
}

/** The demo notices, newest first. */
export const NOTICE_TEXTS: readonly NoticeText[] = [
  {
    id: 'n-1001',
    age: 0,
    EN: [
      'Welcome to Parlour',
      '<p>This is a demonstration. All amounts are play money, and every game and name here is invented.</p>',
    ],
    CN: ['欢迎来到 Parlour', '<p>这是一个演示站点。所有金额均为虚拟，所有游戏与名称均为虚构。</p>'],
    ID: [
      'Selamat datang di Parlour',
      '<p>Ini adalah demonstrasi. Semua jumlah hanyalah uang mainan, dan semua permainan serta nama di sini adalah rekaan.</p>',
    ],
  },
  {
    id: 'n-1002',
    age: 1,
    EN: [
      'Planned maintenance on Tuesday',
      '<p>Deposits and withdrawals rest on <strong>Tuesday from 04:00 to 05:00 UTC</strong>. Games stay open, and balances are not affected.</p>',
    ],
    CN: [
      '周二例行维护',
      '<p><strong>周二 04:00 至 05:00（UTC）</strong>暂停存款与取款。游戏照常开放，余额不受影响。</p>',
    ],
    ID: [
      'Pemeliharaan terjadwal hari Selasa',
      '<p>Deposit dan penarikan berhenti pada <strong>Selasa pukul 04:00 sampai 05:00 UTC</strong>. Permainan tetap buka dan saldo tidak terpengaruh.</p>',
    ],
  },
  {
    id: 'n-1003',
    age: 2,
    EN: [
      'How long a withdrawal takes',
      '<p>Most withdrawals are paid within five minutes. When one needs a second look, we write to you in <em>Messages</em>.</p>',
    ],
    CN: [
      '取款需要多久',
      '<p>大多数取款在五分钟内到账。如需复核，我们会通过<em>消息</em>告知您。</p>',
    ],
    ID: [
      'Berapa lama penarikan berlangsung',
      '<p>Sebagian besar penarikan dibayar dalam lima menit. Jika perlu diperiksa lagi, kami menulis kepada Anda di <em>Pesan</em>.</p>',
    ],
  },
  {
    id: 'n-1004',
    age: 4,
    EN: [
      'New tables at Pavilion Rouge',
      '<p>Four live tables have joined the list:</p><ul><li>Baccarat Terrace</li><li>Roulette Gallery</li><li>Sic Bo Lounge</li><li>Blackjack Library</li></ul>',
    ],
    CN: [
      'Pavilion Rouge 新开牌桌',
      '<p>四张真人牌桌现已加入：</p><ul><li>Baccarat Terrace</li><li>Roulette Gallery</li><li>Sic Bo Lounge</li><li>Blackjack Library</li></ul>',
    ],
    ID: [
      'Meja baru di Pavilion Rouge',
      '<p>Empat meja langsung telah bergabung:</p><ul><li>Baccarat Terrace</li><li>Roulette Gallery</li><li>Sic Bo Lounge</li><li>Blackjack Library</li></ul>',
    ],
  },
  {
    id: 'n-1005',
    age: 6,
    EN: [
      'A code at every new place',
      '<p>An authenticator app can be set up under <em>Security</em>. From then on a login from a new address asks for its code.</p>',
    ],
    CN: [
      '新地点登录需验证码',
      '<p>您可以在<em>安全中心</em>设置验证器应用。此后从新地址登录时需输入其验证码。</p>',
    ],
    ID: [
      'Kode di setiap tempat baru',
      '<p>Aplikasi autentikator dapat dipasang di <em>Keamanan</em>. Setelah itu, login dari alamat baru meminta kodenya.</p>',
    ],
  },
  {
    id: 'n-1006',
    age: 9,
    EN: [
      'Rebates are yours to take',
      '<p>What your bets bring back adds up under <em>Rebates</em> until you take it. Your rate for each category is there, too.</p>',
    ],
    CN: [
      '返水由您领取',
      '<p>投注所得返水累计在<em>返水</em>页面，随时可领取。各类别的比例也列在那里。</p>',
    ],
    ID: [
      'Rebat menunggu Anda ambil',
      '<p>Hasil dari taruhan Anda terkumpul di <em>Rebat</em> sampai Anda mengambilnya. Tarif Anda untuk tiap kategori juga ada di sana.</p>',
    ],
  },
  {
    id: 'n-1007',
    age: 12,
    EN: [
      'Lanternwick adds Lantern Koi',
      '<p>Twenty-five lines, a free trial, and a pond that fills as you play. Lantern Koi is under <em>Slots</em> from today.</p>',
    ],
    CN: [
      'Lanternwick 上线 Lantern Koi',
      '<p>二十五条线，可免费试玩，池水随游戏渐满。Lantern Koi 今日起可在<em>电子游戏</em>中找到。</p>',
    ],
    ID: [
      'Lanternwick menambahkan Lantern Koi',
      '<p>Dua puluh lima garis, uji coba gratis, dan kolam yang terisi selagi Anda bermain. Lantern Koi ada di <em>Slot</em> mulai hari ini.</p>',
    ],
  },
  {
    id: 'n-1008',
    age: 15,
    EN: [
      'Keep your password to yourself',
      '<p>Our staff never ask for a password or a verification code. If somebody does, please tell <em>Customer service</em>.</p>',
    ],
    CN: [
      '请妥善保管密码',
      '<p>我们的员工绝不会索要密码或验证码。如有人索要，请<em>联系客服</em>。</p>',
    ],
    ID: [
      'Simpan kata sandi Anda sendiri',
      '<p>Staf kami tidak pernah meminta kata sandi atau kode verifikasi. Jika ada yang memintanya, mohon beri tahu <em>Layanan pelanggan</em>.</p>',
    ],
  },
  {
    id: 'n-1009',
    age: 19,
    EN: [
      'Lottery draws on public holidays',
      '<p>Draws of Red River Draws pause on public holidays. Tickets for a paused draw count for the next one.</p>',
    ],
    CN: [
      '公众假期的彩票开奖',
      '<p>Red River Draws 在公众假期暂停开奖。暂停期的投注计入下一期。</p>',
    ],
    ID: [
      'Undian lotre pada hari libur',
      '<p>Undian Red River Draws berhenti pada hari libur umum. Tiket undian yang tertunda berlaku untuk undian berikutnya.</p>',
    ],
  },
  {
    id: 'n-1010',
    age: 23,
    EN: [
      'A darker and a lighter room',
      '<p>The theme follows your device. The switch in the header keeps the one you prefer.</p>',
    ],
    CN: ['深色与浅色', '<p>主题默认跟随您的设备。页首的开关可保留您的选择。</p>'],
    ID: [
      'Ruang gelap dan ruang terang',
      '<p>Tema mengikuti perangkat Anda. Tombol di bagian atas menyimpan pilihan Anda.</p>',
    ],
  },
  {
    id: 'n-1011',
    age: 28,
    EN: [
      'Points have no expiry',
      '<p>Points stay until they are used. What they can be exchanged for is listed in the <em>Points mall</em> with the rate beside it.</p>',
    ],
    CN: ['积分不会过期', '<p>积分在使用前一直有效。可兑换的内容与比例列于<em>积分商城</em>。</p>'],
    ID: [
      'Poin tidak kedaluwarsa',
      '<p>Poin tetap ada sampai digunakan. Apa saja yang dapat ditukar tercantum di <em>Mal poin</em> beserta tarifnya.</p>',
    ],
  },
  {
    id: 'n-1012',
    age: 33,
    EN: [
      'The app by QR code',
      '<p>The code in the header opens the app page on a phone. The site works there without the app, too.</p>',
    ],
    CN: ['扫码获取应用', '<p>页首的二维码可在手机上打开应用页面。不装应用，网站同样可用。</p>'],
    ID: [
      'Aplikasi melalui kode QR',
      '<p>Kode di bagian atas membuka halaman aplikasi di ponsel. Situs ini juga berfungsi tanpa aplikasi.</p>',
    ],
  },
  {
    id: 'n-1013',
    age: 40,
    EN: [
      'Where your account is open',
      '<p>Every open session is listed under <em>Security</em>. The others can be ended there, all at once.</p>',
    ],
    CN: [
      '账号在哪里登录',
      '<p><em>安全中心</em>列出所有已登录的会话，您可以在那里一次结束其他会话。</p>',
    ],
    ID: [
      'Di mana akun Anda terbuka',
      '<p>Semua sesi yang terbuka tercantum di <em>Keamanan</em>. Sesi lainnya dapat diakhiri di sana sekaligus.</p>',
    ],
  },
];
