import type { GatewayLanguage } from '../../platform/languages';
import type { DemoBanner } from './art';

type Copy = readonly [title: string, subtitle: string];
type Words = { EN: Copy; CN: Copy; ID: Copy };

interface BannerRow extends Omit<DemoBanner, 'title' | 'subtitle'> {
  words: Words;
}

const ROWS: readonly BannerRow[] = [
  {
    bannerId: 'evening',
    groupName: 'w_home',
    linkageType: 'GAME',
    linkageValue: 'LNW/lantern-koi',
    emblems: ['koi', 'lantern', 'lotus'],
    vendor: 'LNW',
    palette: 0,
    words: {
      EN: ['Lantern Koi', 'A quiet pond, twenty-five lines'],
      CN: ['灯影锦鲤', '静水一池，二十五条线'],
      ID: ['Lantern Koi', 'Kolam yang tenang, dua puluh lima garis'],
    },
  },
  {
    bannerId: 'tables',
    groupName: 'w_home',
    linkageType: 'GAME_TYPE',
    linkageValue: 'LIVE',
    emblems: ['wheel', 'cards', 'dice'],
    vendor: 'BKL',
    palette: 0,
    words: {
      EN: ['Live tables', 'Dealt by people, day and night'],
      CN: ['真人牌桌', '真人发牌，昼夜开放'],
      ID: ['Meja langsung', 'Dibagikan oleh orang, siang dan malam'],
    },
  },
  {
    bannerId: 'rewards',
    groupName: 'w_home',
    linkageType: 'PAGE',
    linkageValue: 'promotions',
    emblems: ['crown', 'ring', 'star'],
    vendor: 'LSP',
    palette: 6,
    words: {
      EN: ['Rewards, plainly told', 'Every term in one sentence'],
      CN: ['优惠，一句话说清', '每项条件，一目了然'],
      ID: ['Hadiah yang jelas', 'Setiap syarat dalam satu kalimat'],
    },
  },
  {
    bannerId: 'reef',
    groupName: 'w_home',
    linkageType: 'GAME_TYPE',
    linkageValue: 'FISH',
    emblems: ['whale', 'turtle', 'shell'],
    vendor: 'TCGSLOT',
    palette: 5,
    words: {
      EN: ['Below the surface', 'Fishing games for slow evenings'],
      CN: ['水面之下', '悠闲夜晚的捕鱼游戏'],
      ID: ['Di bawah permukaan', 'Permainan tembak ikan untuk malam santai'],
    },
  },
  {
    bannerId: 'care',
    groupName: 'w_home',
    linkageType: null,
    linkageValue: null,
    emblems: ['lighthouse', 'moon', 'wave'],
    vendor: 'MNQ',
    palette: 0,
    words: {
      EN: ['Play at your own pace', 'The games will still be here tomorrow'],
      CN: ['按自己的节奏', '游戏明天还在'],
      ID: ['Bermain sesuai irama Anda', 'Permainan masih ada besok'],
    },
  },
  {
    bannerId: 'welcome-back',
    groupName: 'w_login',
    linkageType: null,
    linkageValue: null,
    emblems: ['key', 'lantern', 'feather'],
    vendor: 'GSN',
    palette: 5,
    words: {
      EN: ['Good evening', 'Your seat is where you left it'],
      CN: ['晚上好', '您的座位一直留着'],
      ID: ['Selamat malam', 'Tempat Anda masih di sini'],
    },
  },
  {
    bannerId: 'first-visit',
    groupName: 'w_register',
    linkageType: 'PAGE',
    linkageValue: 'help',
    emblems: ['compass', 'balloon', 'star'],
    vendor: 'PLK',
    palette: 0,
    words: {
      EN: ['Welcome to Parlour', 'A short form, and a look around'],
      CN: ['欢迎来到 Parlour', '填一张简短的表，再四处看看'],
      ID: ['Selamat datang di Parlour', 'Formulir singkat, lalu lihat-lihat'],
    },
  },
  {
    bannerId: 'lost-key',
    groupName: 'w_forget',
    linkageType: null,
    linkageValue: null,
    emblems: ['key', 'owl', 'moon'],
    vendor: 'IKR',
    palette: 3,
    words: {
      EN: ['A new key', 'Two steps back to your account'],
      CN: ['换一把新钥匙', '两步找回您的账号'],
      ID: ['Kunci baru', 'Dua langkah kembali ke akun Anda'],
    },
  },
];

/** The banners with their words in one language; English where there is no other. */
export function buildBanners(language: GatewayLanguage): DemoBanner[] {
  return ROWS.map(({ words, ...banner }) => {
    const [title, subtitle] = language === 'CN' || language === 'ID' ? words[language] : words.EN;
    return { ...banner, title, subtitle };
  });
}
