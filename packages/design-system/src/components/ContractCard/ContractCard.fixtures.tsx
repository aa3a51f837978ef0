import { Notice } from '../Notice/Notice';
import type {
  ContractAction,
  ContractCardContract,
  ContractCardLabels,
  ContractKind,
  ContractState,
} from './ContractCard';

export const CONTRACT_LABELS: ContractCardLabels = {
  kinds: {
    dividend: 'Dividend',
    daily: 'Daily salary',
    hourly: 'Hourly salary',
    realtime: 'Real-time salary',
  },
  states: {
    sign: 'To sign',
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Rejected',
    terminated: 'Terminated',
    cancelled: 'Cancelled',
  },
  requestTypes: { new: 'New contract', termination: 'Termination request' },
  actions: {
    accept: 'Agree',
    reject: 'Refuse',
    terminate: 'Terminate',
    requestTermination: 'Ask for its end',
    cancel: 'Take back',
  },
  tiers: 'Steps of the contract',
  tierFields: {
    rate: 'Rate',
    activeMembers: 'Active members',
    periodBet: 'Period bet',
    periodProfitLoss: 'Profit and loss',
    amount: 'Fixed sum',
  },
};

export const ACTIONS_OF: Readonly<Record<ContractState, readonly ContractAction[]>> = {
  sign: ['accept', 'reject'],
  pending: ['cancel'],
  accepted: ['requestTermination', 'terminate'],
  rejected: [],
  terminated: [],
  cancelled: [],
};

export const sampleContract = (
  state: ContractState,
  kind: ContractKind = 'daily',
): ContractCardContract => ({
  id: `${kind}-${state}`,
  kind,
  state,
  requestType: state === 'terminated' ? 'termination' : 'new',
  party: { label: state === 'pending' ? 'Downline' : 'Upline', value: 'tide88' },
  period: 'Counted by the day, paid on the next',
  words: [
    'Pays 0.30 % of what the team bets, once within the period at least 3 people bet and at least 5,000.00 is bet.',
    'Pays 0.60 % of what the team bets and a fixed 20.00, once within the period at least 10 people bet.',
  ],
  tiers: [
    {
      id: '1',
      rate: '0.30 %',
      activeMembers: '3',
      periodBet: '5,000.00',
      periodProfitLoss: '—',
      amount: '—',
    },
    {
      id: '2',
      rate: '0.60 %',
      activeMembers: '10',
      periodBet: '50,000.00',
      periodProfitLoss: '-2,000.00',
      amount: '20.00',
    },
  ],
  facts:
    state === 'accepted'
      ? [
          { label: 'In force since', value: '14 March 2026' },
          { label: 'Pays next', value: '15 May 2026, 09:00' },
        ]
      : [{ label: 'Offered', value: '13 March 2026' }],
});

export const LOWER_RATE_WARNING = (
  <Notice tone="warning" title="Two contracts below you would end">
    Their rates are higher than the one that you would get: cove1 with 0.80 % and dune7 with 0.90 %.
  </Notice>
);

export const LONG_CONTRACT: ContractCardContract = {
  ...sampleContract('sign', 'dividend'),
  party: { label: 'Pihak di atas Anda', value: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  period: 'Dihitung setiap setengah bulan, mulai tanggal satu dan enam belas',
  words: [
    'Membayar 12,50 % dari kekalahan tim dan jumlah tetap IDR 128.450.902.114,50, bila dalam satu periode minimal 1.284.509 orang bertaruh.',
  ],
  tiers: [
    {
      id: '1',
      rate: '12,50 %',
      activeMembers: '1.284.509',
      periodBet: 'IDR 128.450.902.114,50',
      periodProfitLoss: '-IDR 128.450.902.114,50',
      amount: 'IDR 128.450.902.114,50',
    },
  ],
  remark:
    'Kami menawarkan kontrak ini karena tim Anda tumbuh dengan baik selama tiga bulan terakhir.',
};
