import type { promotion } from '../database/schema';
import { picturePath } from '../pictures/resolvePicture';
import type { Texts } from '../promotions/texts';

type Row = typeof promotion.$inferInsert;
type Said = readonly [en: string, cn: string, id: string];

/** A promotion of the demo: days before the first start when it began, and when it ends. */
export type DemoPromotion = Omit<
  Row,
  'merchant' | 'place' | 'startsAt' | 'endsAt' | 'title' | 'summary' | 'terms'
> & {
  begins: number;
  ends?: number;
  title: Texts;
  summary: Texts;
  terms: Texts;
};

export const said = ([EN, CN, ID]: Said): Texts => ({ EN, CN, ID });
const picture = (banner: string): string => picturePath.banner(banner, 'SMALL');

const ONE_EACH: Said = [
  'One for each account in its time.',
  '每个账户每期限一次。',
  'Satu untuk setiap akun dalam masanya.',
];
const PLAYED: Said = [
  'The bonus has to be played as often as stated before it can be withdrawn.',
  '奖金须完成所示流水倍数后方可提取。',
  'Bonus harus dimainkan sebanyak yang tertera sebelum dapat ditarik.',
];
const TICKETS: Said = [
  'A ticket can be opened within seven days, and its prize taken until then. What it holds is drawn by chance.',
  '票券七日内可开启并领取奖品，奖品随机抽取。',
  'Tiket dapat dibuka dalam tujuh hari, dan hadiahnya diambil hingga saat itu. Isinya diundi secara acak.',
];
const terms = (...lines: readonly Said[]): Texts => {
  const list = (at: 0 | 1 | 2) =>
    `<ul>${lines.map((line) => `<li>${line[at]}</li>`).join('')}</ul>`;
  return { EN: list(0), CN: list(1), ID: list(2) };
};

/** The demo accounts that have something of everything. */
export const PLAYERS: readonly string[] = ['member1', 'agent1'];

/** What the demo gives for a friend (PROMO-05). */
export const REFERRAL = {
  enabled: true,
  minimumDeposit: 50_00n,
  withinDays: 30,
  rewardAmount: 20_00n,
  turnoverMultiple: 1,
};

/** What the demo merchant offers: each kind, each period, each way of paying (PROMO-01). */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'pr-welcome',
    kind: 'newbie',
    begins: 100,
    payout: 'application',
    goal: 'deposit',
    goalAmount: 50_00n,
    bonusRate: 5_000,
    maximumBonus: 200_00n,
    minimumDeposit: 50_00n,
    turnoverMultiple: 10,
    gameCategories: ['RNG', 'LIVE'],
    needsRemark: true,
    maximumImages: 3,
    imageUrl: picture('first-visit'),
    title: said(['Welcome bonus', '迎新奖金', 'Bonus selamat datang']),
    summary: said([
      'Half of your first deposits on top.',
      '首次存款加赠一半。',
      'Setengah dari deposit pertama sebagai tambahan.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-second',
    kind: 'newbie',
    begins: 30,
    capacity: 500,
    payout: 'application',
    goal: 'deposit',
    goalAmount: 100_00n,
    bonusAmount: 20_00n,
    minimumDeposit: 100_00n,
    turnoverMultiple: 5,
    imageUrl: picture('welcome-back'),
    title: said(['A second hello', '再次问候', 'Sapaan kedua']),
    summary: said([
      'Deposit 100.00 and take 20.00. Places are limited.',
      '存款满 100.00 可得 20.00，名额有限。',
      'Deposit 100.00 dan ambil 20.00. Tempat terbatas.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-daily-koi',
    kind: 'daily',
    period: 'D',
    begins: 90,
    payout: 'application',
    goal: 'bet',
    goalAmount: 500_00n,
    bonusAmount: 25_00n,
    turnoverMultiple: 5,
    imageUrl: picture('reef'),
    title: said(['Daily koi bonus', '每日锦鲤奖金', 'Bonus koi harian']),
    summary: said([
      'Play for 500.00 today and take 25.00.',
      '今日投注满 500.00 可得 25.00。',
      'Main senilai 500.00 hari ini dan ambil 25.00.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-daily-tea',
    kind: 'daily',
    period: 'D',
    begins: 60,
    payout: 'automatic',
    goal: 'bet',
    goalAmount: 20_00n,
    bonusAmount: 1_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Tea break', '下午茶时光', 'Waktu minum teh']),
    summary: said([
      'Play for 20.00 today; 1.00 comes by itself.',
      '今日投注满 20.00，1.00 自动入账。',
      'Main senilai 20.00 hari ini; 1.00 datang sendiri.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-vip-month',
    kind: 'vip',
    period: 'M',
    begins: 120,
    minimumVip: 1,
    payout: 'application',
    bonusAmount: 18_00n,
    turnoverMultiple: 1,
    imageUrl: picture('rewards'),
    title: said(['Silver rank gift', '白银等级礼', 'Hadiah peringkat perak']),
    summary: said([
      'A small gift each month from silver rank on.',
      '白银及以上等级每月一份小礼。',
      'Hadiah kecil setiap bulan mulai peringkat perak.',
    ]),
    terms: terms(ONE_EACH),
  },
  {
    id: 'pr-vip-birthday',
    kind: 'vip',
    begins: 80,
    minimumVip: 2,
    payout: 'application',
    bonusAmount: 28_00n,
    turnoverMultiple: 1,
    needsRemark: true,
    maximumImages: 1,
    imageUrl: null,
    title: said(['Birthday gift', '生日礼', 'Hadiah ulang tahun']),
    summary: said([
      'Tell us your day and take 28.00.',
      '告知您的生日，领取 28.00。',
      'Beri tahu hari Anda dan ambil 28.00.',
    ]),
    terms: terms(ONE_EACH),
  },
  {
    id: 'pr-rebate-half',
    kind: 'rebate',
    period: 'H',
    begins: 90,
    payout: 'application',
    goal: 'bet',
    goalAmount: 500_00n,
    bonusRate: 30,
    maximumBonus: 50_00n,
    imageUrl: null,
    title: said(['Half-month rebate', '半月返水', 'Rabat setengah bulan']),
    summary: said([
      '0.30% of your bets once they reach 500.00.',
      '投注满 500.00 返还 0.30%。',
      '0,30% dari taruhan setelah mencapai 500.00.',
    ]),
    terms: terms(ONE_EACH),
  },
  {
    id: 'pr-rebate-plus',
    kind: 'rebate',
    begins: 45,
    payout: 'application',
    goal: 'bet',
    goalAmount: 200_00n,
    bonusRate: 50,
    maximumBonus: 30_00n,
    maximumImages: 3,
    imageUrl: picture('tables'),
    title: said(['Rebate plus', '返水加码', 'Rabat plus']),
    summary: said([
      'Another 0.50% of your bets, for the asking.',
      '申请即可再得投注额的 0.50%。',
      'Tambahan 0,50% dari taruhan bila diminta.',
    ]),
    terms: terms(ONE_EACH),
  },
  {
    id: 'pr-cashback-week',
    kind: 'cashBack',
    period: 'W',
    begins: 90,
    payout: 'automatic',
    goal: 'loss',
    goalAmount: 40_00n,
    bonusRate: 500,
    maximumBonus: 88_00n,
    turnoverMultiple: 1,
    imageUrl: picture('evening'),
    title: said(['Weekly cash back', '每周返现', 'Uang kembali mingguan']),
    summary: said([
      '5% of what a week has cost you, from 40.00 on.',
      '每周净输满 40.00 返还 5%。',
      '5% dari kerugian sepekan, mulai 40.00.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-cashback-first',
    kind: 'cashBack',
    begins: 70,
    payout: 'automatic',
    goal: 'loss',
    goalAmount: 20_00n,
    bonusRate: 1_000,
    maximumBonus: 30_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Soft landing', '平稳着陆', 'Pendaratan lembut']),
    summary: said([
      '10% of your first losses back, once.',
      '首次净输返还 10%，仅一次。',
      '10% dari kerugian pertama kembali, satu kali.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-harvest',
    kind: 'cashBack',
    begins: 40,
    payout: 'application',
    goal: 'loss',
    goalAmount: 10_00n,
    bonusRate: 800,
    maximumBonus: 40_00n,
    turnoverMultiple: 3,
    imageUrl: null,
    title: said(['Harvest cash back', '丰收返现', 'Uang kembali panen']),
    summary: said([
      '8% of the season’s losses, up to 40.00.',
      '当季净输返还 8%，最高 40.00。',
      '8% dari kerugian musim ini, hingga 40.00.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-envelope',
    kind: 'redEnvelope',
    period: 'W',
    begins: 90,
    payout: 'tickets',
    goal: 'bet',
    goalAmount: 50_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Weekend envelope', '周末红包', 'Amplop akhir pekan']),
    summary: said([
      'A red envelope for every 50.00 bet.',
      '每投注 50.00 得一个红包。',
      'Satu amplop merah untuk setiap taruhan 50.00.',
    ]),
    terms: terms(TICKETS),
  },
  {
    id: 'pr-wheel',
    kind: 'prizeWheel',
    period: 'M',
    begins: 90,
    payout: 'tickets',
    goal: 'bet',
    goalAmount: 100_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Wheel of the month', '本月转盘', 'Roda bulan ini']),
    summary: said([
      'A turn of the wheel for every 100.00 bet.',
      '每投注 100.00 转一次转盘。',
      'Satu putaran roda untuk setiap taruhan 100.00.',
    ]),
    terms: terms(TICKETS),
  },
  {
    id: 'pr-egg',
    kind: 'goldenEgg',
    period: 'W',
    begins: 90,
    payout: 'tickets',
    goal: 'deposit',
    goalAmount: 100_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Golden egg week', '金蛋周', 'Pekan telur emas']),
    summary: said([
      'One egg for every deposit of 100.00.',
      '每存款 100.00 得一枚金蛋。',
      'Satu telur untuk setiap deposit 100.00.',
    ]),
    terms: terms(TICKETS),
  },
  {
    id: 'pr-regatta',
    kind: 'vip',
    begins: 20,
    ends: -70,
    payout: 'application',
    goal: 'bet',
    goalAmount: 5_000_00n,
    bonusAmount: 60_00n,
    turnoverMultiple: 2,
    imageUrl: null,
    title: said(['Long regatta', '长途赛舟', 'Regata panjang']),
    summary: said([
      'Ninety days, 5,000.00 of bets, 60.00 at the finish.',
      '九十天累计投注 5,000.00，终点可得 60.00。',
      'Sembilan puluh hari, taruhan 5,000.00, 60.00 di garis akhir.',
    ]),
    terms: terms(ONE_EACH, PLAYED),
  },
  {
    id: 'pr-lantern',
    kind: 'newbie',
    begins: 60,
    ends: 7,
    payout: 'application',
    goal: 'deposit',
    goalAmount: 20_00n,
    bonusAmount: 5_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Lantern night', '花灯之夜', 'Malam lampion']),
    summary: said([
      'A light for whoever came in autumn.',
      '为秋日到来者点一盏灯。',
      'Cahaya bagi yang datang di musim gugur.',
    ]),
    terms: terms(ONE_EACH),
  },
  {
    id: 'pr-winter',
    kind: 'daily',
    begins: -14,
    ends: -60,
    payout: 'application',
    goal: 'bet',
    goalAmount: 100_00n,
    bonusAmount: 8_00n,
    turnoverMultiple: 1,
    imageUrl: null,
    title: said(['Winter garden', '冬日花园', 'Taman musim dingin']),
    summary: said(['Opens in two weeks.', '两周后开放。', 'Dibuka dalam dua pekan.']),
    terms: terms(ONE_EACH, PLAYED),
  },
];
