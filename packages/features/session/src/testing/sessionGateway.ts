import { exampleOf } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** How long sessions last; by default twelve hours and thirty idle minutes, with a warning two minutes before. */
export interface SessionLengths {
  hours?: number;
  idleMinutes?: number;
  warningSeconds?: number;
}

const MINUTE = 60_000;

/** A gateway whose sessions last some idle minutes and some hours, by the clock of the test. */
export function sessionHandlers({
  hours = 12,
  idleMinutes = 30,
  warningSeconds = 120,
}: SessionLengths): RequestHandler[] {
  const startedAt = Date.now();
  let seenAt = startedAt;
  const left = (since: number, minutes: number) =>
    Math.floor((since + minutes * MINUTE - Date.now()) / 1000);
  const over = () => left(seenAt, idleMinutes) < 0 || left(startedAt, hours * 60) < 0;
  const refusal = () =>
    HttpResponse.json(
      { success: false, value: null, message: 'No', errorCode: 'NOT_LOGGED_IN' },
      { status: 401 },
    );
  const reply = (value: unknown) =>
    HttpResponse.json({ success: true, value, message: null, errorCode: null });
  return [
    http.get('*/wps/session', () =>
      over()
        ? refusal()
        : reply({
            sessionId: 'se-1',
            idleSecondsLeft: left(seenAt, idleMinutes),
            absoluteSecondsLeft: left(startedAt, hours * 60),
            warningSeconds,
            serverTime: new Date().toISOString(),
          }),
    ),
    http.get('*/wps/session/loginInfo', () => {
      if (over()) return refusal();
      seenAt = Date.now();
      return reply(exampleOf('getLoginInfo'));
    }),
  ];
}
