import { answer, exampleOf, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { BALANCE, CONFIG, historyOf, pageOf, RECORDS, REWARDS } from './fixtures';

const settings = exampleOf('getSecuritySettings') as object;

/** Whether the member of a story has a payment password. */
const paymentPassword = (hasPaymentPassword: boolean): RequestHandler =>
  answer('getSecuritySettings', { ...settings, hasPaymentPassword });

/** The products of the requested kind. */
const products = (): RequestHandler =>
  http.get('*/wps/relay/MCS2_getPointReward', ({ request }) => {
    const kind = new URL(request.url).searchParams.get('exchangeType');
    const value = pageOf(
      REWARDS.filter(({ exchangeType }) => kind === null || kind === exchangeType),
    );
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300"><path d="M0 0h4v3H0z" fill="#2b3240"/><circle cx="2" cy="1.500" r="1" fill="#e3c27e"/></svg>';

/** Encryption keys, the exchange calls and their outcome. */
const SENT: OperationId[] = [
  'getEncryptionKeys',
  'redeemPoints',
  'convertPoints',
  'getIntentOutcome',
];

/** A gateway with an open mall; `handlers` come before its own answers. */
export const mall = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getPointBalance', BALANCE),
      answer('getPointConfig', CONFIG),
      products(),
      answer('getRedeemList', historyOf(RECORDS)),
      paymentPassword(true),
      ...SENT.map((id) => answer(id)),
      http.get('*/points/*.svg', () =>
        HttpResponse.text(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    ],
  },
});

/** A gateway whose rate limit is reached. */
export const tooOften = (id: OperationId): RequestHandler =>
  refuse(id, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please wait five minutes and try again.',
  });
