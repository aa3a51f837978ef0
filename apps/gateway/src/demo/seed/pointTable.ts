import type { pointReward } from '../../points/schema';
import { said } from './demoPromotion';

type Reward = Omit<typeof pointReward.$inferInsert, 'merchant' | 'place'>;

/** How the demo's mall works. */
export const MALL = {
  enabled: true,
  ratio: 100,
  minimumConvert: 100,
  maximumConvert: 500_000,
  convertStep: 100,
  turnoverPerPoint: 1_00n,
  rules: said([
    '<ul><li>Every 1.00 that you bet earns one point, whatever the bet brings.</li><li>Missions, tickets and gifts may give points as well.</li><li>100 points make 1.00.</li><li>Points never expire.</li></ul>',
    '<ul><li>每投注 1.00 得 1 积分，与输赢无关。</li><li>任务、票券与礼品也可能赠送积分。</li><li>100 积分等于 1.00。</li><li>积分永不过期。</li></ul>',
    '<ul><li>Setiap taruhan 1.00 memberi satu poin, apa pun hasilnya.</li><li>Misi, tiket, dan hadiah juga dapat memberi poin.</li><li>100 poin bernilai 1.00.</li><li>Poin tidak pernah kedaluwarsa.</li></ul>',
  ]),
};

const AT_ONCE = said(['Reaches the wallet at once.', '即时到账。', 'Langsung masuk ke dompet.']);
const ONCE_APPROVED = said([
  'Added to the wallet once the request is approved.',
  '申请通过后存入钱包。',
  'Ditambahkan ke dompet setelah permintaan disetujui.',
]);
const BY_POST = said([
  'Sent by post to the address that you name.',
  '按您填写的地址邮寄。',
  'Dikirim lewat pos ke alamat yang Anda sebutkan.',
]);
const IN_TICKETS = said([
  'Lies among your tickets at once.',
  '即时放入您的票券。',
  'Langsung ada di antara tiket Anda.',
]);

/** What the demo's mall offers (PTS-01). */
export const REWARDS: readonly Reward[] = [
  {
    id: 'pp-cash-5',
    exchangeType: 'CASH',
    pointsNeeded: 500,
    amount: 5_00n,
    maximumQuantity: 20,
    needsAddress: false,
    name: said(['Five for the wallet', '五元入钱包', 'Lima untuk dompet']),
    description: AT_ONCE,
  },
  {
    id: 'pp-cash-50',
    exchangeType: 'CASH',
    pointsNeeded: 4_800,
    amount: 50_00n,
    maximumQuantity: 2,
    memberLimit: 10,
    needsAddress: false,
    name: said(['Fifty for the wallet', '五十元入钱包', 'Lima puluh untuk dompet']),
    description: AT_ONCE,
  },
  {
    id: 'pp-bonus-10',
    exchangeType: 'BONUS',
    pointsNeeded: 800,
    amount: 10_00n,
    maximumQuantity: 5,
    needsAddress: false,
    turnoverMultiple: 5,
    name: said(['Ten in bonus money', '十元奖金', 'Sepuluh uang bonus']),
    description: ONCE_APPROVED,
  },
  {
    id: 'pp-bonus-100',
    exchangeType: 'BONUS',
    pointsNeeded: 7_500,
    amount: 100_00n,
    stock: 40,
    maximumQuantity: 1,
    memberLimit: 2,
    needsAddress: false,
    turnoverMultiple: 8,
    name: said(['A hundred in bonus money', '一百元奖金', 'Seratus uang bonus']),
    description: ONCE_APPROVED,
  },
  {
    id: 'pp-mug',
    exchangeType: 'GOODS',
    pointsNeeded: 900,
    stock: 120,
    maximumQuantity: 4,
    needsAddress: true,
    name: said(['Parlour mug', 'Parlour 马克杯', 'Mug Parlour']),
    description: BY_POST,
  },
  {
    id: 'pp-scarf',
    exchangeType: 'GOODS',
    pointsNeeded: 2_400,
    stock: 1,
    maximumQuantity: 1,
    memberLimit: 1,
    needsAddress: true,
    name: said(['Woollen scarf, the last one', '羊毛围巾，仅剩一条', 'Syal wol, yang terakhir']),
    description: BY_POST,
  },
  {
    id: 'pp-chess',
    exchangeType: 'GOODS',
    pointsNeeded: 6_000,
    stock: 0,
    maximumQuantity: 1,
    needsAddress: true,
    name: said(['Travelling chess set', '旅行国际象棋', 'Catur perjalanan']),
    description: BY_POST,
  },
  {
    id: 'pp-envelope',
    exchangeType: 'TICKET',
    pointsNeeded: 300,
    promotionId: 'pr-envelope',
    maximumQuantity: 5,
    needsAddress: false,
    name: said(['A red envelope', '一个红包', 'Satu amplop merah']),
    description: IN_TICKETS,
  },
  {
    id: 'pp-wheel',
    exchangeType: 'TICKET',
    pointsNeeded: 260,
    promotionId: 'pr-wheel',
    maximumQuantity: 5,
    needsAddress: false,
    name: said(['A turn of the wheel', '一次转盘', 'Satu putaran roda']),
    description: IN_TICKETS,
  },
  {
    id: 'pp-egg',
    exchangeType: 'TICKET',
    pointsNeeded: 320,
    promotionId: 'pr-egg',
    maximumQuantity: 5,
    needsAddress: false,
    name: said(['A golden egg', '一枚金蛋', 'Satu telur emas']),
    description: IN_TICKETS,
  },
];
