import type { Contract } from '@parlour/gateway-openapi/contracts';
import type { MessageSummary } from '@parlour/gateway-openapi/messages';
import type { ReferredFriend } from '@parlour/gateway-openapi/promotions';
import { answer, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import {
  BANK_ACCOUNTS,
  OFFER_DETAIL,
  SESSIONS,
  SETTINGS,
  sampleContracts,
  sampleFriends,
  sampleMessages,
} from './fixtures';

const pageOf = (content: readonly unknown[], totalPages: number) => ({
  content,
  pageNum: 1,
  totalPages,
  totalElements: content.length * totalPages,
  pageSize: 10,
});

/** A gateway whose inbox has these messages. */
export const inboxOf = (messages: MessageSummary[] = sampleMessages(), pages = 3): RequestHandler =>
  answer('listMessages', pageOf(messages, messages.length === 0 ? 0 : pages));

/** A gateway where these friends registered by the member's link. */
export const friendsOf = (friends: ReferredFriend[] = sampleFriends()): RequestHandler =>
  answer('listReferredFriends', pageOf(friends, friends.length === 0 ? 0 : 2));

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="160" height="160"><path d="M0 0h2v2H0z" fill="#3b4a6b"/><circle cx="1" cy="1" r=".5" fill="#e3c27e"/></svg>';

/** A gateway with the same image for every picture. */
const pictures = (): RequestHandler =>
  http.get('*/TCG_PROD_IMAGES/*', () =>
    HttpResponse.text(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );

/** A gateway where the member has these contracts. */
export const contractsOf = (contracts: Contract[] = sampleContracts(), pages = 1): RequestHandler =>
  answer('listContracts', pageOf(contracts, contracts.length === 0 ? 0 : pages));

const EXAMPLES: OperationId[] = [
  'getContractHistory',
  'getContractProgress',
  'simulateContract',
  'processDividendRequest',
  'getEncryptionKeys',
  'getSystemStatus',
  'getUnreadCount',
  'getBalance',
  'getMessage',
  'markMessagesRead',
  'deleteMessages',
  'setPaymentPassword',
  'changePaymentPassword',
  'sendBindCode',
  'bindMobile',
  'bindEmail',
  'startTwoFactor',
  'confirmTwoFactor',
  'disableTwoFactor',
  'renewRecoveryCodes',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'listBanks',
  'addBankAccount',
  'removeBankAccount',
  'setDefaultBankAccount',
  'endOtherSessions',
  'listLogins',
  'getMessageKinds',
  'setMessageKind',
  'endSession',
  'getCountryCodes',
  'getReferral',
  'getVipRank',
  'getProfile',
  'getMemberIcon',
  'updateProfile',
];

/** A gateway that answers all calls of the member centre, `handlers` first. */
export const gatewayOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      inboxOf(),
      friendsOf(),
      pictures(),
      answer('getSecuritySettings', SETTINGS),
      answer('listBankAccounts', BANK_ACCOUNTS),
      answer('listSessions', SESSIONS),
      contractsOf(),
      answer('getContract', OFFER_DETAIL),
      ...EXAMPLES.map((id) => answer(id)),
    ],
  },
});

/** The refusal of an operation that was called too often. */
export const tooOften = (id: OperationId): RequestHandler =>
  refuse(id, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please wait five minutes and try again.',
  });

/** The refusal of a password. */
export const wrongPassword = (id: OperationId): RequestHandler =>
  refuse(id, { status: 400, code: 'WRONG_PASSWORD', message: 'The password is not right.' });
