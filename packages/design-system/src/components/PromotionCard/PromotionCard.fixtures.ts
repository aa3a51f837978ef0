import { sampleColor, samplePicture } from '../SmartImage/SmartImage.fixtures';
import type { PromotionCardLabels, PromotionCardPromotion, PromotionStatus } from './PromotionCard';

export const PROMOTION_LABELS: PromotionCardLabels = {
  statuses: {
    openToRegister: 'Open to register',
    joined: 'Joined',
    applying: 'Applying',
    rejected: 'Rejected',
    issued: 'Issued',
    claimed: 'Claimed',
    inProgress: 'In progress',
    closed: 'Closed',
    comingSoon: 'Coming soon',
    claim: 'Ready to claim',
  },
  actions: {
    join: 'Join',
    requestReward: 'Request reward',
    cancelRequest: 'Take back',
    claimReward: 'Claim',
    openTicket: 'Open',
    viewHistory: 'History',
  },
};

const ACTIONS: Partial<Record<PromotionStatus, PromotionCardPromotion['action']>> = {
  openToRegister: 'join',
  joined: 'requestReward',
  applying: 'cancelRequest',
  rejected: 'requestReward',
  issued: 'viewHistory',
  claim: 'claimReward',
};

const OFFERS = [
  ['Evening deposit bonus', 'Daily', 'A tenth of the first deposit of the day, up to 200.00.'],
  ['Welcome to the lounge', 'New members', 'Half of the first deposit, to be staked eight times.'],
  ['Slots cash back', 'Cash back', 'One per cent of what was staked on slots comes back.'],
  ['Silver rank gift', 'VIP', 'A gift for everyone who holds the rank on the first of the month.'],
] as const;

/** A sample promotion for a number, with the action that its status allows. */
export function samplePromotion(
  seed: number,
  status: PromotionStatus = 'openToRegister',
): PromotionCardPromotion {
  const [title, kind, summary] = OFFERS[seed % OFFERS.length] ?? OFFERS[0];
  return {
    id: `promotion-${seed}`,
    title,
    kind,
    summary,
    status,
    action: ACTIONS[status] ?? 'none',
    href: `#promotion-${seed}`,
    src: samplePicture(seed, 640, 360),
    averageColor: sampleColor(seed),
    period: 'Every day until 30 June',
    remaining: status === 'openToRegister' ? '214 places left' : undefined,
    reason:
      status === 'rejected'
        ? 'The deposit was made before the promotion began. You can apply again with a later one.'
        : undefined,
  };
}

export const LONG_PROMOTION: PromotionCardPromotion = {
  ...samplePromotion(1, 'rejected'),
  title: 'Bonus selamat datang untuk anggota baru yang mendaftar pada bulan November',
  kind: 'Donaudampfschifffahrtsgesellschaft',
  summary:
    'Dapatkan lima puluh persen dari setoran pertama Anda, paling banyak IDR 12.845.090.211,00, yang harus dipertaruhkan delapan kali sebelum dapat ditarik.',
  period: 'Setiap setengah bulan, mulai tanggal satu dan enam belas, sampai 31 Desember',
  remaining: 'Masih tersisa 1.284.509 tempat untuk anggota baru',
};
