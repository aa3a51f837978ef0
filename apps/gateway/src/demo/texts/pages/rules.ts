import type { ContentText } from '../contentText';

/** Rules of points, and what people agree to. */
export const RULE_PAGES: readonly ContentText[] = [
  {
    id: 'points-rules',
    kind: 'POINTS_RULES',
    age: 90,
    EN: [
      'Rules of points',
      '<ul><li>Bets that were settled bring points; bets that were returned do not.</li><li>Points are kept apart from money and can’t be withdrawn.</li><li>The <a href="/pointMall">Points mall</a> says what each reward costs and how many are left.</li><li>A reward that can’t be delivered gives its points back.</li></ul>',
    ],
    CN: [
      '积分规则',
      '<ul><li>已结算的投注可获积分，退回的投注不计。</li><li>积分与资金分开，不能提取。</li><li><a href="/pointMall">积分商城</a>列明每件礼品所需积分与余量。</li><li>无法送达的礼品将退回积分。</li></ul>',
    ],
    ID: [
      'Aturan poin',
      '<ul><li>Taruhan yang selesai memberi poin; yang dikembalikan tidak.</li><li>Poin terpisah dari uang dan tidak dapat ditarik.</li><li><a href="/pointMall">Mal poin</a> menyebut harga tiap hadiah dan sisanya.</li><li>Hadiah yang tidak dapat dikirim mengembalikan poinnya.</li></ul>',
    ],
  },
  {
    id: 'exchange-rates',
    kind: 'EXCHANGE_RATES',
    age: 88,
    EN: [
      'About the exchange rates',
      '<p><a href="/?member=myWallet">My wallet</a> has the table of currencies, the <a href="/pointMall">Points mall</a> the rates of points. What counts is the rate of the moment at which you confirm.</p><p>Amounts are rounded to the cent, halves to the even one.</p>',
    ],
    CN: [
      '兑换率说明',
      '<p><a href="/?member=myWallet">我的钱包</a>列有货币兑换率，<a href="/pointMall">积分商城</a>列有积分兑换率，以您确认时的兑换率为准。</p><p>金额四舍六入、五取偶，精确到分。</p>',
    ],
    ID: [
      'Tentang nilai tukar',
      '<p><a href="/?member=myWallet">Dompet saya</a> memuat tabel mata uang, <a href="/pointMall">Mal poin</a> memuat nilai tukar poin. Yang berlaku adalah nilai saat Anda mengonfirmasi.</p><p>Jumlah dibulatkan ke sen, setengah ke angka genap.</p>',
    ],
  },
  {
    id: 'terms',
    kind: 'TERMS',
    age: 119,
    EN: [
      'Terms',
      '<p>This is a demonstration: there is no contract and no money.</p><h2>What a house would write here</h2><ul><li>Who may open an account, and that each person has one.</li><li>When a bet counts, and what happens to it when a game breaks off.</li><li>How money is paid out, and how long that takes.</li><li>Where to turn with a complaint.</li></ul>',
    ],
    CN: [
      '条款',
      '<p>本站为演示：没有合同，也没有真实资金。</p><h2>正式平台会在此写明</h2><ul><li>谁可以开户，且每人一个账号。</li><li>投注何时有效，游戏中断如何处理。</li><li>如何付款以及所需时间。</li><li>如何投诉。</li></ul>',
    ],
    ID: [
      'Ketentuan',
      '<p>Ini demonstrasi: tidak ada kontrak dan tidak ada uang.</p><h2>Yang akan ditulis di sini</h2><ul><li>Siapa yang boleh membuka akun, satu untuk setiap orang.</li><li>Kapan taruhan sah, dan apa jadinya bila permainan terputus.</li><li>Cara pembayaran dan lamanya.</li><li>Ke mana mengajukan keluhan.</li></ul>',
    ],
  },
  {
    id: 'privacy',
    kind: 'PRIVACY',
    age: 117,
    EN: [
      'Privacy',
      '<ul><li>Passwords are kept as hashes that nobody can read back.</li><li>Numbers, addresses and names are shown in part, even to you.</li><li>Pictures that you send lose place and camera before they are kept, and go after a day when nothing needs them.</li><li>Sessions end by themselves; under <a href="/?member=securityCenter">Security</a> you can see and end them.</li></ul>',
    ],
    CN: [
      '隐私',
      '<ul><li>密码仅以无法还原的形式保存。</li><li>号码、地址与姓名只显示一部分，对您本人也是如此。</li><li>您上传的图片在保存前会去除位置与相机信息，未被使用的一天后删除。</li><li>会话会自动结束，您也可以在<a href="/?member=securityCenter">安全中心</a>查看并结束它们。</li></ul>',
    ],
    ID: [
      'Privasi',
      '<ul><li>Kata sandi disimpan sebagai hash yang tidak dapat dibaca kembali.</li><li>Nomor, alamat, dan nama ditampilkan sebagian, bahkan kepada Anda.</li><li>Gambar yang Anda kirim kehilangan lokasi dan kamera sebelum disimpan, dan dihapus setelah sehari bila tidak dipakai.</li><li>Sesi berakhir sendiri; di <a href="/?member=securityCenter">Keamanan</a> Anda dapat melihat dan mengakhirinya.</li></ul>',
    ],
  },
];
