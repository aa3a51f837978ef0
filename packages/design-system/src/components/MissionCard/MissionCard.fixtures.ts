import type { MissionCardLabels, MissionCardMission, MissionStatus } from './MissionCard';

export const MISSION_LABELS: MissionCardLabels = {
  statuses: {
    locked: 'Locked',
    inProgress: 'In progress',
    claimable: 'Ready to claim',
    claimed: 'Claimed',
    expired: 'Expired',
  },
  progress: 'Progress',
  reward: 'Reward:',
  claim: 'Claim',
};

const DONE: Record<MissionStatus, number> = {
  locked: 0,
  inProgress: 32,
  claimable: 50,
  claimed: 50,
  expired: 41,
};

/** The sample mission in one of its states. */
export const sampleMission = (status: MissionStatus): MissionCardMission => ({
  id: 'rounds',
  title: 'Fifty quiet rounds',
  text:
    status === 'locked'
      ? 'Opens when you have reached the rank Silver.'
      : 'Play fifty rounds of any slot game. The stake does not matter.',
  status,
  progress: { value: DONE[status], max: 50, text: `${DONE[status]} of 50 rounds` },
  reward: '5.00 and 120 points',
  period: status === 'expired' ? 'Ended on Sunday' : 'Until Sunday, 23:59',
});

export const LONG_MISSION: MissionCardMission = {
  ...sampleMission('claimable'),
  title: 'Lima puluh putaran di Donaudampfschifffahrtsgesellschaftskapitän',
  text: 'Mainkan lima puluh putaran di permainan slot apa saja sebelum hari Minggu tengah malam; besar taruhan tidak menentukan.',
  progress: {
    value: 128_450_902_114,
    max: 128_450_902_114,
    text: 'IDR 128.450.902.114,50 dari IDR 128.450.902.114,50 sudah dipertaruhkan',
  },
  reward: 'IDR 12.845.090.211,00 dan 1.284.509 poin',
  period: 'Sampai Minggu, 17 Mei 2026, pukul 23.59 Waktu Indonesia Barat',
};
