import type { GameLane } from '@parlour/gateway-openapi/start';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { LANES } from './fixtures';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="28" fill="#1f6f6b"/><path d="M20 40 32 18l12 22z" fill="#e3c27e"/></svg>';

/** The logos of vendors, from the picture host. */
const vendorMarks = (): RequestHandler =>
  http.get('*/TCG_PROD_IMAGES/*', () =>
    HttpResponse.text(MARK, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );

/** A gateway that offers these categories. */
export const categories = (lanes: GameLane[] = LANES): RequestHandler[] => [
  answer('getGameVendors', { data: { lanes } }),
  answer('getMarketPolicy'),
  vendorMarks(),
];

/** A network on which the call for the categories fails while `isDown` says so. */
export const failing = (isDown: () => boolean): RequestHandler =>
  http.get('*/GCSGAME_gameVendor', () => (isDown() ? HttpResponse.error() : undefined));

const balanceOf = (balance: string) => ({ ...(exampleOf('getBalance') as object), balance });

/** A gateway on which a member has this balance, and counts. */
export const balance = (amount = '1234.50'): RequestHandler[] => [
  answer('getBalance', balanceOf(amount)),
  // Members owe no payments of contracts.
  answer('getUnreadCount', { ...(exampleOf('getUnreadCount') as object), contractWork: [] }),
  answer('updateLanguage'),
];

/** A gateway whose balance the test sets, since the site also refetches it by itself, such as when its tab becomes visible. */
export function movingBalance() {
  let amount = '';
  return {
    handler: http.get('*/wps/v2/wallets/balance', () =>
      HttpResponse.json({
        success: true,
        value: balanceOf(amount),
        message: null,
        errorCode: null,
      }),
    ),
    moveTo: (next: string): void => {
      amount = next;
    },
  };
}
