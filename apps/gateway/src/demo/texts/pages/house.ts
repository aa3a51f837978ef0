import type { ContentText } from '../contentText';

/** What the house says about itself and about playing with care. */
export const HOUSE_PAGES: readonly ContentText[] = [
  {
    id: 'about-us',
    kind: 'ABOUT_US',
    age: 120,
    EN: [
      'About us',
      '<p>Parlour is a demonstration of a house that would like its guests to come back rested. Games, people and amounts on this site are invented.</p><h2>What we care about</h2><ul><li>Rules that can be read in a minute.</li><li>Money that is always accounted for.</li><li>An exit that is as easy to find as the entrance.</li></ul>',
    ],
    CN: [
      '关于我们',
      '<p>Parlour 是一个演示站点，希望客人玩得轻松。本站的游戏、人物与金额均为虚构。</p><h2>我们在意的事</h2><ul><li>一分钟就能读完的规则。</li><li>每一笔资金都有据可查。</li><li>离开与进入一样容易。</li></ul>',
    ],
    ID: [
      'Tentang kami',
      '<p>Parlour adalah demonstrasi rumah permainan yang ingin tamunya pulang dengan tenang. Permainan, orang, dan jumlah di situs ini rekaan.</p><h2>Yang kami jaga</h2><ul><li>Aturan yang selesai dibaca dalam semenit.</li><li>Uang yang selalu tercatat.</li><li>Jalan keluar yang semudah jalan masuk.</li></ul>',
    ],
  },
  {
    id: 'responsible-gaming',
    kind: 'RESPONSIBLE_GAMING',
    age: 118,
    EN: [
      'Playing with care',
      '<p>Games are for adults of 18 years and more, and for money that is not needed elsewhere.</p><h2>Signs to take seriously</h2><ul><li>Playing to win back what was lost.</li><li>Playing longer than you had meant to, again and again.</li><li>Hiding it from people who are close to you.</li></ul><h2>What helps</h2><ul><li>Decide what it may cost and how long it may last before you begin, and stop there.</li><li>Leave the site for a day; the games will still be there.</li><li>Talk to somebody whom you trust, or to a helpline in your country.</li></ul>',
    ],
    CN: [
      '理性游戏',
      '<p>游戏仅供年满 18 周岁的成年人，请只使用闲置资金。</p><h2>值得警惕的信号</h2><ul><li>为了挽回损失而继续。</li><li>一再超出原定的时间。</li><li>向亲近的人隐瞒。</li></ul><h2>可以这样做</h2><ul><li>开始前先想好花多少钱、玩多久，到了就停。</li><li>离开一天，游戏不会跑掉。</li><li>与信任的人或当地的求助热线聊聊。</li></ul>',
    ],
    ID: [
      'Bermain dengan bijak',
      '<p>Permainan untuk orang dewasa 18 tahun ke atas, dan untuk uang yang tidak dibutuhkan di tempat lain.</p><h2>Tanda yang perlu diperhatikan</h2><ul><li>Bermain untuk menebus kekalahan.</li><li>Berulang kali bermain lebih lama dari rencana.</li><li>Menyembunyikannya dari orang terdekat.</li></ul><h2>Yang membantu</h2><ul><li>Tentukan biaya dan lamanya sebelum mulai, dan berhenti di sana.</li><li>Tinggalkan situs sehari; permainan tetap ada.</li><li>Bicaralah dengan orang yang Anda percaya, atau dengan layanan bantuan di negara Anda.</li></ul>',
    ],
  },
  {
    id: 'vip',
    kind: 'VIP',
    age: 110,
    EN: [
      'The VIP programme',
      '<p>Levels follow what you have staked since your account was opened. They are raised by the hour and never taken back.</p><ul><li>Each level names its birthday gift and how many withdrawals a day may have.</li><li>Your own level, the way to the next and the table of all are under <a href="/?member=vip">VIP</a>.</li><li>Gifts for a level are among the <a href="/promotions">Promotions</a>.</li></ul><p>A level is a thank-you, not a goal. Nobody should play for it.</p>',
    ],
    CN: [
      'VIP 计划',
      '<p>等级按开户以来的累计投注计算，每小时更新，升级后不会降级。</p><ul><li>每个等级都列明生日礼和每日提款次数。</li><li>您的等级、升级进度及全部等级见<a href="/?member=vip">VIP</a>。</li><li>等级礼品见<a href="/promotions">优惠活动</a>。</li></ul><p>等级是一份谢意，而不是目标，请勿为此投注。</p>',
    ],
    ID: [
      'Program VIP',
      '<p>Tingkat mengikuti jumlah taruhan sejak akun dibuka. Tingkat naik setiap jam dan tidak pernah diturunkan.</p><ul><li>Setiap tingkat menyebut hadiah ulang tahun dan jumlah penarikan per hari.</li><li>Tingkat Anda, jalan ke berikutnya, dan tabel semua tingkat ada di <a href="/?member=vip">VIP</a>.</li><li>Hadiah tingkat ada di <a href="/promotions">Promosi</a>.</li></ul><p>Tingkat adalah ucapan terima kasih, bukan tujuan. Jangan bermain demi itu.</p>',
    ],
  },
  {
    id: 'credit-report',
    kind: 'CREDIT_REPORT',
    age: 104,
    EN: [
      'How to read the credit report',
      '<p><a href="/?member=myWallet">My wallet</a> sums up what moved through your account in a span of days.</p><table><thead><tr><th>Figure</th><th>Meaning</th></tr></thead><tbody><tr><td>Deposits</td><td>What you paid in</td></tr><tr><td>Withdrawals</td><td>What was paid out to you</td></tr><tr><td>Stake</td><td>All bets, won or lost</td></tr><tr><td>Profit and loss</td><td>Wins, rebates and bonuses less stakes</td></tr></tbody></table><p>Day by day it is under <a href="/?member=personalProfit">Profit and loss</a>. Days are those of the house. A movement belongs to the day on which it was booked.</p>',
    ],
    CN: [
      '如何阅读信用报告',
      '<p><a href="/?member=myWallet">我的钱包</a>汇总一段时间内账户的资金变动。</p><table><thead><tr><th>项目</th><th>含义</th></tr></thead><tbody><tr><td>存款</td><td>您存入的金额</td></tr><tr><td>提款</td><td>已付给您的金额</td></tr><tr><td>投注额</td><td>全部投注，不论输赢</td></tr><tr><td>盈亏</td><td>派彩、返水与红利减去投注</td></tr></tbody></table><p>每日明细见<a href="/?member=personalProfit">盈亏</a>。日期以平台时间为准，变动计入其入账当日。</p>',
    ],
    ID: [
      'Cara membaca laporan kredit',
      '<p><a href="/?member=myWallet">Dompet saya</a> merangkum pergerakan dana akun Anda dalam rentang hari.</p><table><thead><tr><th>Angka</th><th>Arti</th></tr></thead><tbody><tr><td>Setoran</td><td>Yang Anda setorkan</td></tr><tr><td>Penarikan</td><td>Yang dibayarkan kepada Anda</td></tr><tr><td>Taruhan</td><td>Semua taruhan, menang atau kalah</td></tr><tr><td>Untung rugi</td><td>Kemenangan, rabat, dan bonus dikurangi taruhan</td></tr></tbody></table><p>Rincian per hari ada di <a href="/?member=personalProfit">Untung rugi</a>. Hari mengikuti waktu platform. Pergerakan dihitung pada hari pembukuannya.</p>',
    ],
  },
];
