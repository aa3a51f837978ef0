import { type DemoPromotion, ownPicture, said, TICKETS, terms } from './demoPromotion';

/** What gives tickets: envelopes, turns of the wheel and eggs. */
export const TICKET_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'pr-envelope',
    kind: 'redEnvelope',
    period: 'W',
    begins: 90,
    payout: 'tickets',
    goal: 'bet',
    goalAmount: 50_00n,
    turnoverMultiple: 1,
    imageUrl: ownPicture('pr-envelope'),
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
    imageUrl: ownPicture('pr-wheel'),
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
    imageUrl: ownPicture('pr-egg'),
    title: said(['Golden egg week', '金蛋周', 'Pekan telur emas']),
    summary: said([
      'One egg for every deposit of 100.00.',
      '每存款 100.00 得一枚金蛋。',
      'Satu telur untuk setiap deposit 100.00.',
    ]),
    terms: terms(TICKETS),
  },
];
