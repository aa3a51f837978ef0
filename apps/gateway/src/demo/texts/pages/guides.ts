import type { ContentText } from '../contentText';

/** First steps, and the app on a phone (SUP-04). */
export const GUIDE_PAGES: readonly ContentText[] = [
  {
    id: 'beginner-guide',
    kind: 'BEGINNER_GUIDE',
    age: 100,
    EN: [
      'The first quarter of an hour',
      '<ol><li>Choose <em>Register</em> and give a name and a password that you use nowhere else.</li><li>Open <a href="/?member=securityCenter">Security</a>: bind a phone or an email address, and set a payment password.</li><li>Try a game for free. Nothing is staked in a trial.</li><li>Read the rules of a game before the first round.</li><li>Decide on an end before you begin.</li></ol>',
    ],
    CN: [
      '最初的一刻钟',
      '<ol><li>点击<em>注册</em>，填写用户名和一个未在别处用过的密码。</li><li>打开<a href="/?member=securityCenter">安全中心</a>，绑定手机或邮箱，并设置支付密码。</li><li>先免费试玩，试玩不会产生投注。</li><li>第一局之前请阅读游戏规则。</li><li>开始之前先想好何时结束。</li></ol>',
    ],
    ID: [
      'Seperempat jam pertama',
      '<ol><li>Pilih <em>Daftar</em>, isi nama dan kata sandi yang tidak dipakai di tempat lain.</li><li>Buka <a href="/?member=securityCenter">Keamanan</a>: hubungkan ponsel atau email, dan buat kata sandi pembayaran.</li><li>Coba permainan gratis. Tidak ada taruhan dalam percobaan.</li><li>Baca aturan permainan sebelum putaran pertama.</li><li>Tentukan akhir sebelum memulai.</li></ol>',
    ],
  },
  {
    id: 'installation-android',
    kind: 'INSTALLATION_GUIDE',
    age: 96,
    EN: [
      'Install the app on Android',
      '<ol><li>Scan the Android code on this page, or open its link on the phone.</li><li>Open the file when it has been loaded.</li><li>If the phone asks, allow this browser to install apps, and take that permission back afterwards.</li><li>Start the app and log in as usual.</li></ol><p>Load the app from this site only, and never from a message.</p>',
    ],
    CN: [
      '在安卓设备上安装',
      '<ol><li>扫描本页的安卓二维码，或在手机上打开链接。</li><li>下载完成后打开文件。</li><li>如手机提示，请允许此浏览器安装应用，安装后请收回该权限。</li><li>打开应用，照常登录。</li></ol><p>请只从本站下载，切勿从消息中的链接下载。</p>',
    ],
    ID: [
      'Memasang aplikasi di Android',
      '<ol><li>Pindai kode Android di halaman ini, atau buka tautannya di ponsel.</li><li>Buka berkas setelah selesai diunduh.</li><li>Bila diminta, izinkan peramban memasang aplikasi, lalu cabut izin itu sesudahnya.</li><li>Buka aplikasi dan masuk seperti biasa.</li></ol><p>Unduh hanya dari situs ini, jangan dari pesan.</p>',
    ],
  },
  {
    id: 'installation-ios',
    kind: 'INSTALLATION_GUIDE',
    age: 95,
    EN: [
      'Put the site on an iPhone or iPad',
      '<ol><li>Open the site in the browser of the device.</li><li>Choose <strong>Share</strong>, then <strong>Add to Home Screen</strong>.</li><li>Confirm the name. The sign on the home screen opens the site like an app.</li></ol><p>To remove it, hold the sign and choose to delete it. Your account is not touched.</p>',
    ],
    CN: [
      '在 iPhone 或 iPad 上安装',
      '<ol><li>用设备自带的浏览器打开本站。</li><li>点击<strong>分享</strong>，再选择<strong>添加到主屏幕</strong>。</li><li>确认名称，之后即可从主屏幕像应用一样打开。</li></ol><p>如需移除，长按图标并选择删除，账号不受影响。</p>',
    ],
    ID: [
      'Memasang di iPhone atau iPad',
      '<ol><li>Buka situs di peramban perangkat.</li><li>Pilih <strong>Bagikan</strong>, lalu <strong>Tambah ke Layar Utama</strong>.</li><li>Konfirmasi namanya. Ikon di layar utama membuka situs seperti aplikasi.</li></ol><p>Untuk menghapus, tahan ikon dan pilih hapus. Akun Anda tidak berubah.</p>',
    ],
  },
];
