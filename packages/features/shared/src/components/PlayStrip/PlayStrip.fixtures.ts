import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';
import { answer } from '@parlour/gateway-openapi/testing';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

/** A session of play with half an hour behind it. */
export const SESSION: PlaySession = {
  sessionId: 'se-81f2',
  now: '2026-05-14T12:30:00Z',
  startedAt: '2026-05-14T11:59:50Z',
  stake: '64.00',
  win: '51.50',
  gameResult: '-12.50',
  balance: '487.50',
  timeLimit: null,
  realityCheck: {
    interval: 'PT30M',
    intervals: ['PT15M', 'PT30M', 'PT60M'],
    isRequired: false,
    dueAt: '2026-05-14T12:44:50Z',
    isDue: false,
  },
};

/** The same, where a check is due. */
export const DUE: PlaySession = {
  ...SESSION,
  realityCheck: { ...SESSION.realityCheck, dueAt: '2026-05-14T12:29:50Z', isDue: true },
};

/** The same, with a limit of time that leaves so much. */
export const withTimeLeft = (minutesLeft: number): PlaySession => ({
  ...SESSION,
  timeLimit: { period: 'DAY', minutesLeft, freeAt: '2026-05-15T11:59:50Z' },
});

/** A gateway whose session of play is as said; `handlers` come before its own answers. */
export const playOf = (session: PlaySession, ...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getPlaySession', session),
      answer('answerRealityCheck', SESSION),
    ],
  },
});

/** Answers once, and is not reached afterwards. */
export function lostAfter(session: PlaySession): RequestHandler {
  let asked = 0;
  return http.get('*/wps/saferPlay/playSession', async () => {
    asked += 1;
    if (asked > 1) return HttpResponse.error();
    await delay(0);
    return HttpResponse.json({ success: true, value: session, message: null, errorCode: null });
  });
}
