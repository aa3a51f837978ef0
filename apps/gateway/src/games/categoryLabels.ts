import type { GatewayLanguage } from '../platform/languages';

/** Categories with a fixed label, in the order of the label rows below. */
const LABELLED_CATEGORIES = [
  'HOME',
  'HOT',
  'LIVE',
  'RNG',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'COCKFIGHT',
  'PROMO',
  'DOWNLOAD',
  'BINGO',
] as const;

const ROWS: Record<GatewayLanguage, string> = {
  CN: '首页|热门|真人|电子|彩票|电子彩票|体育|电竞|捕鱼|棋牌|斗鸡|优惠|下载|宾果',
  TW: '首頁|熱門|真人|電子|彩票|電子彩票|體育|電競|捕魚|棋牌|鬥雞|優惠|下載|賓果',
  EN: 'Home|Hot|Live casino|Slots|Lottery|E-lottery|Sports|E-sports|Fishing|Cards and board|Cockfight|Promotions|Download|Bingo',
  JP: 'ホーム|人気|ライブカジノ|スロット|宝くじ|電子宝くじ|スポーツ|eスポーツ|フィッシング|カード・ボード|闘鶏|プロモーション|ダウンロード|ビンゴ',
  TH: 'หน้าแรก|ยอดนิยม|คาสิโนสด|สล็อต|ลอตเตอรี่|อีลอตเตอรี่|กีฬา|อีสปอร์ต|ยิงปลา|ไพ่และกระดาน|ไก่ชน|โปรโมชั่น|ดาวน์โหลด|บิงโก',
  VN: 'Trang chủ|Nổi bật|Casino trực tuyến|Máy đánh bạc|Xổ số|Xổ số điện tử|Thể thao|Thể thao điện tử|Bắn cá|Bài và cờ|Đá gà|Khuyến mãi|Tải xuống|Bingo',
  MM: 'ပင်မ|လူကြိုက်များ|တိုက်ရိုက်ကာစီနို|စလော့|ထီ|အီးထီ|အားကစား|အီးစပို့|ငါးပစ်|ဖဲနှင့်ကစားကွက်|ကြက်တိုက်|ပရိုမိုးရှင်း|ဒေါင်းလုဒ်|ဘင်ဂို',
  ES: 'Inicio|Populares|Casino en vivo|Tragaperras|Lotería|Lotería electrónica|Deportes|Deportes electrónicos|Pesca|Cartas y mesa|Gallos|Promociones|Descargar|Bingo',
  HI: 'होम|लोकप्रिय|लाइव कैसीनो|स्लॉट|लॉटरी|ई-लॉटरी|खेल|ई-स्पोर्ट्स|फ़िशिंग|कार्ड और बोर्ड|मुर्गा लड़ाई|प्रमोशन|डाउनलोड|बिंगो',
  ID: 'Beranda|Populer|Kasino langsung|Slot|Lotre|E-lotre|Olahraga|E-sports|Tembak ikan|Kartu dan papan|Sabung ayam|Promosi|Unduh|Bingo',
  KH: 'ទំព័រដើម|ពេញនិយម|កាស៊ីណូផ្ទាល់|ស្លុត|ឆ្នោត|ឆ្នោតអេឡិចត្រូនិក|កីឡា|អ៊ីស្ព័រ|បាញ់ត្រី|បៀ និងក្តារ|ជល់មាន់|ប្រូម៉ូសិន|ទាញយក|ប៊ីងហ្គោ',
  KR: '홈|인기|라이브 카지노|슬롯|복권|전자 복권|스포츠|e스포츠|피싱|카드와 보드|투계|프로모션|다운로드|빙고',
  MY: 'Utama|Popular|Kasino langsung|Slot|Loteri|E-loteri|Sukan|E-sukan|Tembak ikan|Kad dan papan|Sabung ayam|Promosi|Muat turun|Bingo',
  PT: 'Início|Populares|Casino ao vivo|Slots|Lotaria|Lotaria eletrónica|Desporto|Desportos eletrónicos|Pesca|Cartas e tabuleiro|Luta de galos|Promoções|Transferir|Bingo',
  BR: 'Início|Populares|Cassino ao vivo|Caça-níqueis|Loteria|Loteria eletrônica|Esportes|Esportes eletrônicos|Pescaria|Cartas e tabuleiro|Rinha de galos|Promoções|Baixar|Bingo',
  TA: 'முகப்பு|பிரபலம்|நேரடி கேசினோ|ஸ்லாட்|லாட்டரி|மின் லாட்டரி|விளையாட்டு|மின் விளையாட்டு|மீன்பிடி|அட்டை மற்றும் பலகை|சேவல் சண்டை|சலுகைகள்|பதிவிறக்கம்|பிங்கோ',
  TY: 'Tahanan|Sikat|Live casino|Slots|Loterya|E-loterya|Palakasan|E-sports|Pangingisda|Baraha at laro|Sabong|Mga promosyon|I-download|Bingo',
  UR: 'ہوم|مقبول|لائیو کیسینو|سلاٹس|لاٹری|ای لاٹری|کھیل|ای اسپورٹس|فشنگ|تاش اور بورڈ|مرغ بازی|پروموشنز|ڈاؤن لوڈ|بنگو',
  RU_UR:
    'Home|Maqbool|Live casino|Slots|Lottery|E-lottery|Khel|E-sports|Fishing|Taash aur board|Murgh baazi|Promotions|Download|Bingo',
  TR: 'Ana sayfa|Popüler|Canlı casino|Slotlar|Piyango|E-piyango|Spor|E-spor|Balık avı|Kart ve masa|Horoz dövüşü|Promosyonlar|İndir|Tombala',
  BN: 'হোম|জনপ্রিয়|লাইভ ক্যাসিনো|স্লট|লটারি|ই-লটারি|খেলাধুলা|ই-স্পোর্টস|ফিশিং|তাস ও বোর্ড|মোরগ লড়াই|প্রমোশন|ডাউনলোড|বিঙ্গো',
  AR: 'الرئيسية|الأكثر شعبية|كازينو مباشر|سلوتس|يانصيب|يانصيب إلكتروني|رياضة|رياضات إلكترونية|صيد السمك|ورق وألعاب لوحية|صراع الديوك|عروض|تنزيل|بينغو',
  FA: 'خانه|محبوب|کازینوی زنده|اسلات|لاتاری|لاتاری الکترونیک|ورزش|ورزش الکترونیک|ماهیگیری|کارت و تخته|خروس جنگی|پیشنهادها|دانلود|بینگو',
  RU: 'Главная|Популярное|Живое казино|Слоты|Лотерея|Электронная лотерея|Спорт|Киберспорт|Рыбалка|Карты и настольные|Петушиные бои|Акции|Скачать|Бинго',
  KZ: 'Басты бет|Танымал|Тікелей казино|Слоттар|Лотерея|Электрондық лотерея|Спорт|Киберспорт|Балық аулау|Карта және үстел|Қораз төбелесі|Акциялар|Жүктеу|Бинго',
  UZ: 'Bosh sahifa|Ommabop|Jonli kazino|Slotlar|Lotereya|Elektron lotereya|Sport|Kibersport|Baliq ovi|Karta va stol|Xoʻroz jangi|Aksiyalar|Yuklab olish|Bingo',
  LA: 'ໜ້າຫຼັກ|ຍອດນິຍົມ|ຄາສິໂນສົດ|ສະລັອດ|ຫວຍ|ຫວຍອີເລັກໂທຣນິກ|ກິລາ|ອີສະປອດ|ຍິງປາ|ໄພ້ ແລະ ກະດານ|ໄກ່ຕີ|ໂປຣໂມຊັນ|ດາວໂຫຼດ|ບິງໂກ',
  NP: 'गृहपृष्ठ|लोकप्रिय|लाइभ क्यासिनो|स्लट|चिट्ठा|ई-चिट्ठा|खेलकुद|ई-स्पोर्ट्स|फिसिङ|तास र बोर्ड|भाले जुधाइ|प्रवर्द्धन|डाउनलोड|बिङ्गो',
  FR: 'Accueil|Populaires|Casino en direct|Machines à sous|Loterie|Loterie électronique|Sports|E-sport|Pêche|Cartes et plateau|Combats de coqs|Promotions|Télécharger|Bingo',
};

/** The fixed label of a category, or null for one that is named after its first vendor. */
export function categoryLabel(category: string, language: GatewayLanguage): string | null {
  const index = LABELLED_CATEGORIES.findIndex((known) => known === category);
  if (index < 0) return null;
  return ROWS[language].split('|')[index] ?? null;
}
