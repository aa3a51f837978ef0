import { readLabels } from '../../labels/readLabels';
import ar from '../../labels/texts/ar.json';
import en from '../../labels/texts/en.json';
import { samplePicture } from '../SmartImage/SmartImage.fixtures';
import type { MatchCardLabels, MatchCardMatch, MatchMarket, MatchStatus } from './MatchCard';

export const MATCH_LABELS = readLabels(en, 'en')['MatchCard'] as MatchCardLabels;
export const ARABIC_MATCH_LABELS = readLabels(ar, 'ar')['MatchCard'] as MatchCardLabels;

export const RESULT_MARKET: MatchMarket = {
  id: 'result',
  name: 'Match result',
  prices: [
    { id: 'home', outcome: 'Harbour Larks', odds: '2.10' },
    { id: 'draw', outcome: 'Draw', odds: '3.40' },
    { id: 'away', outcome: 'Copper Vale', odds: '3.65' },
  ],
};

export const GOALS_MARKET: MatchMarket = {
  id: 'goals',
  name: 'Total goals',
  prices: [
    { id: 'over', outcome: 'Over 2.5', odds: '1.85' },
    { id: 'under', outcome: 'Under 2.5', odds: '1.95' },
  ],
};

export const MORE = { href: '#markets', text: '+128 markets' };

export const sampleMatch = (status: MatchStatus): MatchCardMatch => ({
  id: `match-${status}`,
  competition: 'Coastal League, round 12',
  sides: [
    {
      name: 'Harbour Larks',
      emblem: { text: 'HL' },
      score: status === 'upcoming' ? undefined : '2',
    },
    { name: 'Copper Vale', emblem: { text: 'CV' }, score: status === 'upcoming' ? undefined : '1' },
  ],
  status,
  start: { dateTime: '2026-05-16T18:30:00Z', text: 'Saturday 16 May, 18:30' },
  clock: '67′',
  markets: [RESULT_MARKET],
});

/** Prices that move: one rose, one fell, one is in the slip. */
export const MOVING_MARKET: MatchMarket = {
  ...RESULT_MARKET,
  prices: [
    { id: 'home', outcome: 'Harbour Larks', odds: '1.42', change: 'down', isSelected: true },
    { id: 'draw', outcome: 'Draw', odds: '4.10', change: 'up' },
    { id: 'away', outcome: 'Copper Vale', status: 'suspended' },
  ],
};

export const LONG_MATCH: MatchCardMatch = {
  ...sampleMatch('live'),
  competition: 'Kejuaraan antarklub wilayah pesisir utara, babak penyisihan grup C, leg kedua',
  sides: [
    {
      name: 'Donaudampfschifffahrtsgesellschaft Unterhaching von 1887',
      emblem: { text: 'DDG' },
      score: '6 4 7',
    },
    {
      name: 'สโมสรฟุตบอลลุ่มน้ำเจ้าพระยาตอนบนและชายฝั่งตะวันออก',
      emblem: { src: samplePicture(3) },
      score: '4 6 5',
    },
  ],
  clock: 'Set ketiga, gim kedelapan',
  markets: [
    {
      id: 'result',
      name: 'Hasil pertandingan pada akhir waktu normal tanpa perpanjangan',
      prices: [
        { id: 'home', outcome: 'Donaudampfschifffahrtsgesellschaft', odds: '1.000,00' },
        { id: 'draw', outcome: 'Hasil seri', odds: '3,40', change: 'up' },
        { id: 'away', outcome: 'สโมสรฟุตบอลลุ่มน้ำเจ้าพระยา', odds: '13/8' },
      ],
    },
  ],
};

export const ARABIC_MATCH: MatchCardMatch = {
  id: 'arabic',
  competition: 'دوري الساحل، الجولة 12',
  sides: [
    { name: 'نجوم الميناء', emblem: { text: 'نم' }, score: '2' },
    { name: 'فرسان الوادي', emblem: { text: 'فو' }, score: '1' },
  ],
  status: 'live',
  clock: '67′',
  markets: [
    {
      id: 'result',
      name: 'نتيجة المباراة',
      prices: [
        { id: 'home', outcome: 'نجوم الميناء', odds: '1.42', change: 'down', isSelected: true },
        { id: 'draw', outcome: 'تعادل', odds: '4.10', change: 'up' },
        { id: 'away', outcome: 'فرسان الوادي', odds: '7.50' },
      ],
    },
  ],
};
