import { sampleColor, samplePicture } from '../SmartImage/SmartImage.fixtures';
import type {
  TournamentCardLabels,
  TournamentCardTournament,
  TournamentStatus,
} from './TournamentCard';

export const TOURNAMENT_LABELS: TournamentCardLabels = {
  statuses: {
    upcoming: 'Coming soon',
    running: 'Running',
    ended: 'Ended',
    cancelled: 'Called off',
  },
  joined: 'Joined',
  prizePool: 'Prize pool',
  place: 'Place',
  points: 'Points',
  join: 'Join',
  view: 'View',
  leaderboard: 'Leaderboard',
};

const TITLES = ['Lantern Night Cup', 'Koi Pond Sprint', 'Copper Vale Open', 'Orchid Evening'];

/** A sample tournament in a state. */
export function sampleTournament(seed: number, status: TournamentStatus): TournamentCardTournament {
  return {
    id: `tournament-${seed}`,
    title: TITLES[seed % TITLES.length] ?? 'Cup',
    status,
    prizePool: '$ 25,000.00',
    period: '14 to 20 May, until 22:00',
    rules: 'Each win of ten times the stake or more is a point. Stakes from $ 0.50 count.',
    src: samplePicture(seed, 640, 360),
    averageColor: sampleColor(seed),
    reason:
      status === 'cancelled'
        ? 'Too few players joined. Entry fees have gone back to the wallets.'
        : undefined,
  };
}

/** One in which the player takes part. */
export const JOINED: TournamentCardTournament = {
  ...sampleTournament(1, 'running'),
  isJoined: true,
  own: { place: '12', points: '4,210' },
};

export const LONG_TOURNAMENT: TournamentCardTournament = {
  ...JOINED,
  title: 'Turnamen Donaudampfschifffahrtsgesellschaftskapitän untuk semua anggota baru',
  prizePool: 'IDR 128.450.902.114,50',
  period: 'Setiap hari dari 1 November sampai 31 Desember 2026, pukul 00.00 sampai 23.59 WIB',
  rules:
    'Setiap kemenangan paling sedikit sepuluh kali taruhan menjadi satu poin, dan hanya taruhan mulai dari IDR 5.000 pada permainan yang terdaftar dihitung.',
  own: { place: '128.450', points: '1.284.509.021' },
};

export const ARABIC_TOURNAMENT: TournamentCardTournament = {
  ...JOINED,
  title: 'كأس ليلة الفوانيس',
  prizePool: '٢٥٬٠٠٠٫٠٠ $',
  period: 'من ١٤ إلى ٢٠ مايو حتى ٢٢:٠٠',
  rules: 'كل فوز بعشرة أضعاف الرهان أو أكثر نقطة.',
  own: { place: '١٢', points: '٤٬٢١٠' },
};

export const ARABIC_TOURNAMENT_LABELS: TournamentCardLabels = {
  statuses: { upcoming: 'قريبًا', running: 'جارية', ended: 'انتهت', cancelled: 'ملغاة' },
  joined: 'مشترك',
  prizePool: 'مجموع الجوائز',
  place: 'المركز',
  points: 'النقاط',
  join: 'اشتراك',
  view: 'عرض',
  leaderboard: 'لوحة الصدارة',
};

export const THAI_TOURNAMENT: TournamentCardTournament = {
  ...JOINED,
  title: 'ถ้วยคืนโคมไฟ',
  prizePool: '฿250,000.00',
  period: '14 ถึง 20 พฤษภาคม ถึงเวลา 22:00 น.',
  rules: 'ชนะตั้งแต่สิบเท่าของเงินเดิมพันขึ้นไปได้หนึ่งแต้ม',
};

export const THAI_TOURNAMENT_LABELS: TournamentCardLabels = {
  statuses: {
    upcoming: 'เร็ว ๆ นี้',
    running: 'กำลังแข่งขัน',
    ended: 'จบแล้ว',
    cancelled: 'ยกเลิกแล้ว',
  },
  joined: 'เข้าร่วมแล้ว',
  prizePool: 'รางวัลรวม',
  place: 'อันดับ',
  points: 'แต้ม',
  join: 'เข้าร่วม',
  view: 'ดู',
  leaderboard: 'ตารางอันดับ',
};
