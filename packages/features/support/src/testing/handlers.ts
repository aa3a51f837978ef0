import type { ContentPage } from '@parlour/gateway-openapi/system';
import { answer, exampleOf, type OperationId, refuse } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { ABOUT, CHATS, HELP, HOUSE_PAGES, NEWS, RESOURCES } from './fixtures';

/** The status of a merchant with these resources. */
export function statusWith(resources: object = RESOURCES): RequestHandler {
  const status = exampleOf('getSystemStatus') as { info: object };
  return answer('getSystemStatus', { ...status, info: { ...status.info, resources } });
}

/** Lists of pages of text, by the requested kind. */
const contentLists = (): RequestHandler =>
  http.get('*/wps/system/content', ({ request }) => {
    const kind = new URL(request.url).searchParams.get('kind');
    const isList = kind === 'NEWS' || kind === 'BLOG';
    const value = isList ? NEWS : HOUSE_PAGES;
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });

/** A gateway on which a page has this text. */
export const contentPage = (page: Partial<ContentPage> = {}): RequestHandler =>
  answer('getContentPage', { ...ABOUT, ...page });

/** A gateway that answers all operations of support, `handlers` first. */
export const gatewayOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getHelpCenter', HELP),
      answer('getChatModels', CHATS),
      answer('sendFeedback'),
      answer('getCaptcha', CAPTCHA_IMAGE),
      contentPage(),
      contentLists(),
      statusWith(),
    ],
  },
});

/** Accepts feedback only with the letters of a captcha and the id of its picture. */
export const captchaWanted = (letters: string): RequestHandler =>
  http.put('*/wps/feedback', async ({ request }) => {
    const { captcha, captchaId } = (await request.json()) as Record<string, string | undefined>;
    if (captcha === letters && /^[0-9a-f-]{36}$/.test(captchaId ?? ''))
      return HttpResponse.json({
        success: true,
        value: exampleOf('sendFeedback'),
        message: null,
        errorCode: null,
      });
    const message = 'Please enter the captcha';
    const refusal = { success: false, value: { captcha: true }, message };
    return HttpResponse.json({ ...refusal, errorCode: 'CAPTCHA_REQUIRED' }, { status: 400 });
  });

/** The refusal of an operation by a rate limit. */
export const tooOften = (id: OperationId): RequestHandler =>
  refuse(id, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please wait five minutes and try again.',
    value: { retryAfterSeconds: 300 },
  });

/** A captcha as the gateway draws one. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#f4efe4"/><path d="M20 44 30 14 40 44M24 34H36M60 14V44M60 30 78 14M66 26 80 44M96 14H118L102 44M132 14H148V28H132V44H148" fill="none" stroke="#1c2233" stroke-width="3"/></svg>`;
const CAPTCHA_IMAGE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
