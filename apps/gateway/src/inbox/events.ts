import type { MessageKind } from './kinds';

/** The kind of an event's message, and the page that the message links to. */
export interface InboxEvent {
  kind: MessageKind;
  link: string;
  /** Whether it invites to play: nobody gets it on a break or excluded (SP-07). An answer to a request is none. */
  isOffer: boolean;
}

const about = (kind: MessageKind, link: string): InboxEvent => ({ kind, link, isOffer: false });
const offer = (kind: MessageKind, link: string): InboxEvent => ({ kind, link, isOffer: true });

const SECURITY = '/?member=securityCenter';
const RECORDS = '/?member=transactionHistory';
const CONTRACTS = '/?member=contracts';
const LIMITS = '/?member=saferPlay';
const PAUSE = '/?member=playPause';
const REWARDS = '/?member=rewardCenter';

/**
 * All events that send a message by themselves (MC-05, TR-06); their texts are in `texts`. Own limits, breaks and
 * exclusions are of the kind SECURITY, so that nobody mutes what protects them.
 */
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
  passkeyAdded: about('SECURITY', SECURITY),
  passkeyRemoved: about('SECURITY', SECURITY),
  passkeyRefused: about('SECURITY', SECURITY),
  recoveryCodeUsed: about('SECURITY', SECURITY),
  recoveryCodesRenewed: about('SECURITY', SECURITY),
  bankAccountAdded: about('SECURITY', SECURITY),
  depositBegun: about('FUNDS', RECORDS),
  depositFound: about('FUNDS', RECORDS),
  depositCancelled: about('FUNDS', RECORDS),
  depositCredited: about('FUNDS', RECORDS),
  depositRefused: about('FUNDS', RECORDS),
  withdrawalRequested: about('FUNDS', RECORDS),
  withdrawalApproved: about('FUNDS', RECORDS),
  withdrawalTakenBack: about('FUNDS', RECORDS),
  withdrawalPaid: about('FUNDS', RECORDS),
  withdrawalRefused: about('FUNDS', RECORDS),
  withdrawalReceived: about('FUNDS', RECORDS),
  withdrawalReported: about('FUNDS', RECORDS),
  withdrawalClosed: about('FUNDS', RECORDS),
  transferReceived: about('FUNDS', RECORDS),
  contractPaid: about('CONTRACT', RECORDS),
  contractShort: about('CONTRACT', '/?member=depositv2'),
  contractUnpaid: about('CONTRACT', '{page}'),
  pointsGranted: about('REWARD', '/pointMall?view=history'),
  pointsRefused: about('REWARD', '/pointMall?view=history'),
  rewardIssued: offer('REWARD', REWARDS),
  bonusPaid: about('REWARD', RECORDS),
  rewardGranted: about('REWARD', REWARDS),
  rewardRefused: about('PROMOTION', '/promotions'),
  limitSet: about('SECURITY', LIMITS),
  limitRemoved: about('SECURITY', LIMITS),
  limitWaits: about('SECURITY', LIMITS),
  limitKept: about('SECURITY', LIMITS),
  limitConfirmable: about('SECURITY', LIMITS),
  noLimitConfirmable: about('SECURITY', LIMITS),
  breakBegun: about('SECURITY', PAUSE),
  exclusionBegun: about('SECURITY', PAUSE),
  exclusionBegunUntilAsked: about('SECURITY', PAUSE),
  exclusionEndAsked: about('SECURITY', PAUSE),
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
