import type { BankAccount } from '@parlour/gateway-openapi/member';
import type {
  Deposit,
  DepositMethod,
  DepositPage,
  WaitingBonus,
  Withdrawal,
  WithdrawalPage,
  WithdrawOptions,
} from '@parlour/gateway-openapi/wallet';

/** A method to deposit by. */
const sampleMethod = (changes: Partial<DepositMethod> = {}): DepositMethod => ({
  methodId: 'dm-bank',
  displayName: 'Harbour transfer',
  kind: 'BANK',
  iconUrl: null,
  minAmount: '10.00',
  maxAmount: '20000.00',
  feeRate: '0.00',
  quickAmounts: ['50.00', '100.00', '500.00'],
  needsPayerName: true,
  instructions: 'Pay within the time shown and keep the receipt.',
  averageMinutes: 1,
  maintenance: false,
  ...changes,
});

/** Methods of several kinds to deposit by, one of them closed. */
export const METHODS: DepositMethod[] = [
  sampleMethod(),
  sampleMethod({
    methodId: 'dm-wallet',
    displayName: 'Pebble wallet',
    kind: 'EWALLET',
    minAmount: '5.00',
    maxAmount: '2000.00',
    needsPayerName: false,
    quickAmounts: ['20.00', '50.00', '200.00'],
  }),
  sampleMethod({
    methodId: 'dm-coin',
    displayName: 'Tide coin',
    kind: 'CRYPTO',
    feeRate: '0.50',
    averageMinutes: 2,
    needsPayerName: false,
  }),
  sampleMethod({
    methodId: 'dm-voucher',
    displayName: 'Voucher',
    kind: 'VOUCHER',
    maintenance: true,
  }),
];

/** A deposit that waits for its payment. */
export const sampleDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  depositId: 'dp-41207',
  methodId: 'dm-wallet',
  methodName: 'Pebble wallet',
  amount: '200.00',
  fee: '0.00',
  creditedAmount: null,
  state: 'PENDING',
  payUrl: null,
  payTo: [
    { label: 'Address', value: 'pebble.example/parlour' },
    { label: 'Reference', value: 'DP-41207' },
  ],
  createdAt: '2026-03-14T08:00:00Z',
  // Later than the clock of stories.
  expiresAt: '2026-05-14T12:53:20Z',
  steps: [
    {
      at: '2026-03-14T08:00:00Z',
      state: 'PENDING',
      reason: null,
      nextStep: 'Pay the amount with the reference shown.',
    },
  ],
  ...changes,
});

/** A page of records. */
export const pageOf = <Row>(content: Row[], totalPages = 1) => ({
  content,
  pageNum: 1,
  totalPages,
  totalElements: content.length,
  pageSize: 20,
});

/** Deposits in several states, newest first. */
export const DEPOSITS: DepositPage = pageOf(
  (['PENDING', 'PROCESSING', 'SUCCEEDED', 'REJECTED', 'CANCELLED'] as const).map((state, at) =>
    sampleDeposit({
      depositId: `dp-${String(at)}`,
      state,
      amount: `${String(200 - at * 30)}.00`,
      createdAt: `2026-03-${String(14 - at)}T08:00:00Z`,
    }),
  ),
  3,
);

/** What can be withdrawn and how; one method is closed. */
export const sampleOptions = (changes: Partial<WithdrawOptions> = {}): WithdrawOptions => ({
  methods: [
    {
      methodId: 'wm-bank',
      displayName: 'Bank account',
      kind: 'BANK',
      iconUrl: null,
      minAmount: '20.00',
      maxAmount: '10000.00',
      feeRate: '0.00',
      averageMinutes: 5,
      maintenance: false,
    },
    {
      methodId: 'wm-coin',
      displayName: 'Tide coin',
      kind: 'CRYPTO',
      iconUrl: null,
      minAmount: '50.00',
      maxAmount: '10000.00',
      feeRate: '0.50',
      averageMinutes: 2,
      maintenance: true,
    },
  ],
  availableAmount: '1234.50',
  turnoverLeft: '0.00',
  waitingAmount: '0.00',
  waitingBonuses: [],
  countLeftToday: 4,
  amountLeftToday: '10000.00',
  hasPaymentPassword: true,
  ...changes,
});

/** Bonuses that hold money; one has won something, one never expires. */
export const WAITING: WaitingBonus[] = [
  {
    bonusId: 'bo-5512',
    title: 'Welcome bonus',
    amount: '10.00',
    waitingAmount: '12.50',
    turnoverRequired: '50.00',
    turnoverLeft: '34.00',
    expiresAt: '2026-04-13T09:26:53Z',
    takenBackAmount: '10.00',
    freedAmount: '2.50',
  },
  {
    bonusId: 'bo-5513',
    title: 'Prize of the wheel',
    amount: '2.00',
    waitingAmount: '2.00',
    turnoverRequired: '2.00',
    turnoverLeft: '2.00',
    expiresAt: null,
    takenBackAmount: '2.00',
    freedAmount: '0.00',
  },
];

/** Bank accounts to withdraw to. */
export const ACCOUNTS: BankAccount[] = [
  {
    bankAccountId: 'ba-31',
    bankCode: 'HARB',
    bankName: 'Harbour Bank',
    icon: null,
    accountNumber: '**** 8841',
    payeeName: 'M*** W***',
    branch: null,
    currency: 'USD',
    isDefault: true,
    addedAt: '2026-01-21T08:00:00Z',
  },
  {
    bankAccountId: 'ba-32',
    bankCode: 'OAKC',
    bankName: 'Oak Credit Union',
    icon: null,
    accountNumber: '**** 4402',
    payeeName: 'M*** W***',
    branch: 'Mill Lane',
    currency: 'USD',
    isDefault: false,
    addedAt: '2026-02-02T08:00:00Z',
  },
];

/** A withdrawal under review. */
export const sampleWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawalId: 'wd-20981',
  methodId: 'wm-bank',
  methodName: 'Bank account',
  accountLabel: 'Harbour Bank **** 8841',
  amount: '300.00',
  fee: '0.00',
  receivedAmount: '0.00',
  remainingAmount: '300.00',
  state: 'REVIEWING',
  canBeCancelled: (changes.state ?? 'REVIEWING') === 'REVIEWING',
  settledBy: null,
  createdAt: '2026-03-14T08:40:00Z',
  confirmBefore: null,
  steps: [
    {
      at: '2026-03-14T08:40:00Z',
      state: 'REVIEWING',
      reason: null,
      nextStep: 'Wait while the request is looked at.',
    },
  ],
  ...changes,
});

/** A withdrawal that waits for its owner to confirm it. */
export const PAID: Withdrawal = sampleWithdrawal({
  state: 'PAID',
  confirmBefore: '2026-03-14T09:15:00Z',
  steps: [
    ...sampleWithdrawal().steps,
    { at: '2026-03-14T08:43:00Z', state: 'PROCESSING', reason: null, nextStep: null },
    {
      at: '2026-03-14T08:45:00Z',
      state: 'PAID',
      reason: null,
      nextStep: 'Say whether the money has arrived.',
    },
  ],
});

/** Withdrawals in several states, newest first. */
export const WITHDRAWALS: WithdrawalPage = pageOf([
  PAID,
  ...(['REVIEWING', 'DISPUTED', 'COMPLETED', 'REJECTED'] as const).map((state, at) =>
    sampleWithdrawal({
      withdrawalId: `wd-${String(at)}`,
      state,
      amount: `${String(120 - at * 20)}.00`,
      createdAt: `2026-03-${String(13 - at)}T08:00:00Z`,
    }),
  ),
]);
