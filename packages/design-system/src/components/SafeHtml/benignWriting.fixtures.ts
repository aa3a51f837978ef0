/** Other scripts and directions, emoji, entities and long words. */
export const BENIGN_WRITING: Record<string, string> = {
  'arabic from the right':
    '<p dir="rtl" lang="ar">مرحبا بكم في <bdi>Parlour</bdi>، الرصيد 1,250.00</p>',
  'a list from the right': '<ul dir="rtl"><li>طاولات</li><li>ألعاب</li></ul>',
  'hebrew in an english line': '<p>The word <span dir="rtl" lang="he">שלום</span> means peace.</p>',
  'persian with figures of its own': '<p dir="rtl" lang="fa">از ۲۰:۰۰ تا ۲۱:۰۰ — تا ۵۰٪ پاداش</p>',
  urdu: '<h2 dir="rtl" lang="ur">خوش آمدید</h2>',
  'a direction that is turned': '<p><bdo dir="rtl">abc</bdo> <bdi dir="auto">سلام</bdi></p>',
  'a direction by itself': '<div dir="auto"><p>שלום, and so on</p></div>',
  'marks of direction': '<p>1\u200f(2)\u200e 3</p>',
  'thai without spaces': '<p lang="th">ยินดีต้อนรับสู่ห้องรับรองที่เงียบสงบ โปรดเล่นอย่างมีความรับผิดชอบ</p>',
  khmer: '<p lang="km">សូមស្វាគមន៍មកកាន់បន្ទប់ទទួលភ្ញៀវ ។ សំណាងល្អ</p>',
  'khmer with breaks that nobody sees': '<p lang="km">សូម\u200bស្វាគមន៍<wbr>មកកាន់</p>',
  burmese: '<p lang="my">ဧည့်ခန်းမှ ကြိုဆိုပါတယ်။ ၁၀၀ ကျပ်</p>',
  'devanagari with joined letters': '<p lang="hi">स्वागत है — क्षत्रिय, ज्ञान, श्रृंखला; न्यूनतम ₹१००</p>',
  'a joiner between letters': '<p lang="hi">क्\u200dष और क्\u200cष</p>',
  'bengali and tamil': '<p><span lang="bn">স্বাগতম ৳৫০০</span> <span lang="ta">வரவேற்கிறோம்</span></p>',
  'simplified chinese': '<p lang="zh-Hans">欢迎光临。电子游戏、真人、体育：每日 02:00 维护。</p>',
  'traditional chinese': '<p lang="zh-Hant">歡迎光臨「安靜之家」，請理性娛樂。</p>',
  'rare chinese letters': '<p lang="zh-Hant">𠮷野家、𩸽、㐂</p>',
  'japanese in three scripts': '<p lang="ja">ようこそ、ラウンジへ。第１回 ｶﾀｶﾅ</p>',
  korean: '<p lang="ko">조용한 라운지에 오신 것을 환영합니다 — 최소 1,000원</p>',
  'vietnamese with marks above marks':
    '<p lang="vi">Chào mừng quý khách, nạp tối thiểu 50.000 ₫</p>',
  'marks as letters of their own': '<p lang="vi">Ti\u00ea\u0301ng Vi\u00ea\u0323t</p>',
  indonesian: '<p lang="id">Selamat datang. Setoran minimum Rp50.000, bonus s/d 25%.</p>',
  turkish: '<p lang="tr">İyi şanslar, ılık bir akşam</p>',
  'greek and cyrillic':
    '<p><span lang="el">Καλώς ορίσατε</span> <span lang="ru">Добро пожаловать, 1 000 ₽</span></p>',
  'emoji with joiners': '<p>👩‍👩‍👧‍👦 🧑🏽‍💻 🏳️‍🌈 ❤️‍🔥 👨🏿‍🦽‍➡️</p>',
  'emoji with a colour of skin': '<p>👍🏻 👍🏽 👍🏿 ✌🏼</p>',
  'flags and keys': '<p>🇰🇭 🇮🇩 🇻🇳 🇹🇭 🇲🇲 1️⃣ #️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿</p>',
  'signs of cards and dice': '<p>♠︎ ♥️ ♦︎ ♣️ 🃏 🎲 ⚀⚁⚂⚃⚄⚅</p>',
  'signs that are entities': '<p>5 &lt; 7 &amp;&amp; 7 &gt; 5, AT&amp;T, a&nbsp;b</p>',
  'markup that is only spoken of':
    '<p>Write &lt;b&gt;bold&lt;/b&gt; or &lt;script&gt; and nothing happens.</p>',
  'an entity that was escaped': '<p>&amp;lt;p&amp;gt; and &amp;amp;</p>',
  'quotation marks of many houses':
    '<p>"one" \'two\' “three” „four“ «five» ‘six’ 「seven」 ‹eight›</p>',
  'quotation marks in a title':
    '<p><abbr title="the &quot;house&quot; &amp; its guests">house</abbr></p>',
  'dashes and spaces': '<p>a-b a–b a—b a\u2011b a\u2009b a\u202fb a\u3000b…</p>',
  money: '<p>$1 £2 €3 ¥4 ₩5 ₫6 ₱7 ₹8 ₺9 ฿10 ៛11 Rp12</p>',
  'a long word': '<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenverordnung</p>',
  'a word with a soft hyphen': '<p>Donau\u00addampf\u00adschiff<wbr>fahrt</p>',
  'an address that is mere text': `<p>https://parlour.example/${'very-long-path-'.repeat(8)}</p>`,
  'words that look like code':
    '<p>javascript: alert(1), onclick=1, data:text/html, {{ x }}, ${x}, &lt;%= x %&gt;</p>',
  'many languages in one list':
    '<ul><li lang="en">Welcome</li><li lang="zh-Hans">欢迎</li><li lang="ar" dir="rtl">أهلا</li><li lang="th">ยินดีต้อนรับ</li></ul>',
};
