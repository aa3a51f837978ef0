import type { MessageKind } from './sendMessages';

/** What an event is about, and the page that its message leads to. */
export interface InboxEvent {
  kind: MessageKind;
  link: string;
}

const about = (kind: MessageKind, link: string): InboxEvent => ({ kind, link });

const SECURITY = '/?member=securityCenter';
const RECORDS = '/?member=transactionHistory';
const CONTRACTS = '/?member=contracts';

/** Everything that an inbox is told of by itself (MC-05); what is said of it stands in `texts`. */
export const EVENTS = {
  registered: about('SYSTEM', SECURITY),
  joined: about('AGENT', '/?agent=downlineManagmentView'),
  newLogin: about('SECURITY', SECURITY),
  passwordChanged: about('SECURITY', SECURITY),
  paymentPasswordChanged: about('SECURITY', SECURITY),
  mobileBound: about('SECURITY', SECURITY),
  emailBound: about('SECURITY', SECURITY),
  twoFactorOn: about('SECURITY', SECURITY),
  twoFactorOff: about('SECURITY', SECURITY),
  bankAccountAdded: about('SECURITY', SECURITY),
  depositCredited: about('FUNDS', RECORDS),
  depositRefused: about('FUNDS', RECORDS),
  withdrawalPaid: about('FUNDS', RECORDS),
  withdrawalRefused: about('FUNDS', RECORDS),
  withdrawalClosed: about('FUNDS', RECORDS),
  transferReceived: about('FUNDS', RECORDS),
  contractPaid: about('CONTRACT', RECORDS),
  pointsGranted: about('REWARD', '/pointMall?view=history'),
  pointsRefused: about('REWARD', '/pointMall?view=history'),
  rewardGranted: about('REWARD', '/?member=rewardCenter'),
  rewardRefused: about('PROMOTION', '/promotions'),
  contractOffered: about('CONTRACT', CONTRACTS),
  contractTakenBack: about('CONTRACT', CONTRACTS),
  contractEndAsked: about('CONTRACT', CONTRACTS),
  contractAgreed: about('CONTRACT', '{page}'),
  contractRefused: about('CONTRACT', '{page}'),
  contractEndRefused: about('CONTRACT', '{page}'),
  contractEnded: about('CONTRACT', '{page}'),
  contractLost: about('CONTRACT', CONTRACTS),
} as const satisfies Record<string, InboxEvent>;

export type EventName = keyof typeof EVENTS;
