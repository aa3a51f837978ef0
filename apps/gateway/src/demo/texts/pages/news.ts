import type { ContentText } from '../contentText';

/** News of the house and entries of its blog. */
export const NEWS_PAGES: readonly ContentText[] = [
  {
    id: 'news-quiet-lobby',
    kind: 'NEWS',
    age: 1,
    EN: [
      'A quieter lobby',
      '<p>What you played last and what you like stand together under <a href="/favourites">My games</a>. Everything else is one search away.</p><ul><li>Search finds a game by a part of its name.</li><li>Pictures move only when you want them to.</li></ul>',
    ],
    CN: [
      '更清静的大厅',
      '<p>最近玩过的与您收藏的游戏都在<a href="/favourites">我的游戏</a>，其他游戏一搜即得。</p><ul><li>输入名称的一部分即可找到游戏。</li><li>只有在您需要时图片才会动。</li></ul>',
    ],
    ID: [
      'Lobi yang lebih tenang',
      '<p>Yang terakhir Anda mainkan dan yang Anda sukai ada di <a href="/favourites">Permainan saya</a>. Selebihnya cukup dicari.</p><ul><li>Pencarian menemukan permainan dari sebagian namanya.</li><li>Gambar bergerak hanya bila Anda mau.</li></ul>',
    ],
  },
  {
    id: 'news-spring',
    kind: 'NEWS',
    age: 9,
    EN: [
      'New tables in the lounge',
      '<p>Six live tables opened this week, four of them with low stakes.</p><p>Each table shows its limits before you sit down.</p>',
    ],
    CN: [
      '休息厅新开桌台',
      '<p>本周新开六张真人桌台，其中四张为低额桌。</p><p>入座之前即可看到每张桌台的限额。</p>',
    ],
    ID: [
      'Meja baru di ruang santai',
      '<p>Enam meja langsung dibuka minggu ini, empat di antaranya bertaruhan rendah.</p><p>Setiap meja menampilkan batasnya sebelum Anda duduk.</p>',
    ],
  },
  {
    id: 'news-statements',
    kind: 'NEWS',
    age: 24,
    EN: [
      'Statements of ninety days',
      '<p>Your records now reach back <strong>ninety days</strong>. Choose the days under <a href="/?member=transactionHistory">Transactions</a>; each row says what was moved and why.</p>',
    ],
    CN: [
      '可查询九十天的记录',
      '<p>账户记录现可查询<strong>九十天</strong>。在<a href="/?member=transactionHistory">交易记录</a>选择日期，每一行都会说明变动及原因。</p>',
    ],
    ID: [
      'Catatan sembilan puluh hari',
      '<p>Catatan Anda kini mencakup <strong>sembilan puluh hari</strong>. Pilih harinya di <a href="/?member=transactionHistory">Transaksi</a>; setiap baris menjelaskan perubahan dan alasannya.</p>',
    ],
  },
  {
    id: 'news-authenticator',
    kind: 'NEWS',
    age: 40,
    EN: [
      'Codes from your own device',
      '<p>An authenticator can be set up under <a href="/?member=securityCenter">Security</a>. Once it is on, a login from a new address can be answered with its six digits.</p><p>Keep the recovery codes somewhere safe: they are shown once.</p>',
    ],
    CN: [
      '用自己的设备生成验证码',
      '<p><a href="/?member=securityCenter">安全中心</a>现已支持验证器。启用后，从新地址登录时可用其六位数字验证。</p><p>请妥善保存恢复码，它们只显示一次。</p>',
    ],
    ID: [
      'Kode dari perangkat sendiri',
      '<p>Autentikator dapat dipasang di <a href="/?member=securityCenter">Keamanan</a>. Setelah aktif, masuk dari alamat baru dapat dijawab dengan enam angkanya.</p><p>Simpan kode pemulihan di tempat aman: kode hanya ditampilkan sekali.</p>',
    ],
  },
  {
    id: 'blog-odds',
    kind: 'BLOG',
    age: 5,
    EN: [
      'What a return of 94 per cent means',
      '<p>A game that returns 94 per cent keeps six of every hundred that are staked, over a very long time. It says nothing about the next round.</p><h2>Three things to keep in mind</h2><ol><li>Rounds do not remember one another.</li><li>A long row of losses makes no win more likely.</li><li>The share that is kept is the price of the evening.</li></ol>',
    ],
    CN: [
      '94% 的返还率意味着什么',
      '<p>返还率 94% 的游戏，从长期看每一百元投注保留六元。它并不能说明下一局的结果。</p><h2>三点提示</h2><ol><li>每一局互不影响。</li><li>连续失利不会提高赢的机会。</li><li>被保留的部分就是娱乐的价格。</li></ol>',
    ],
    ID: [
      'Arti pengembalian 94 persen',
      '<p>Permainan dengan pengembalian 94 persen menahan enam dari setiap seratus taruhan dalam waktu yang sangat lama. Itu tidak menjelaskan putaran berikutnya.</p><h2>Tiga hal untuk diingat</h2><ol><li>Setiap putaran berdiri sendiri.</li><li>Kalah berturut-turut tidak membuat menang lebih mungkin.</li><li>Bagian yang ditahan adalah harga hiburan malam itu.</li></ol>',
    ],
  },
  {
    id: 'blog-budget',
    kind: 'BLOG',
    age: 18,
    EN: [
      'A budget for an evening',
      '<p>Decide what the evening may cost before it begins, as you would for a concert. When it is spent, the evening was what it was meant to be.</p><p>What you win is not part of the budget. Put it aside and leave it there.</p>',
    ],
    CN: [
      '为一晚的娱乐定个预算',
      '<p>像看一场音乐会那样，先想好今晚愿意花多少。花完即止，这一晚就值了。</p><p>赢来的不属于预算，请放到一边。</p>',
    ],
    ID: [
      'Anggaran untuk satu malam',
      '<p>Tentukan biaya malam itu sebelum dimulai, seperti untuk sebuah konser. Setelah habis, cukuplah sudah.</p><p>Kemenangan bukan bagian dari anggaran. Sisihkan dan biarkan di sana.</p>',
    ],
  },
  {
    id: 'blog-passwords',
    kind: 'BLOG',
    age: 33,
    EN: [
      'Two passwords, two doors',
      '<p>The login password opens your account. The payment password moves money out of it. Whoever learns one should not have the other, so let them be different.</p>',
    ],
    CN: [
      '两个密码，两道门',
      '<p>登录密码打开账号，支付密码才能动用资金。得知其一者不应拥有其二，请将两者设为不同。</p>',
    ],
    ID: [
      'Dua kata sandi, dua pintu',
      '<p>Kata sandi masuk membuka akun. Kata sandi pembayaran mengeluarkan uang. Yang tahu satu tidak boleh punya yang lain, jadi bedakan keduanya.</p>',
    ],
  },
];
