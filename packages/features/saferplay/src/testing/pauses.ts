import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';

const BREAKS = [
  { duration: 'P1D', endsAt: '2026-03-15T09:26:53Z' },
  { duration: 'P1W', endsAt: '2026-03-21T09:26:53Z' },
  { duration: 'P1M', endsAt: '2026-04-14T09:26:53Z' },
];
const EXCLUSIONS = [
  { duration: 'P6M', endsAt: '2026-09-14T09:26:53Z' },
  { duration: 'P5Y', endsAt: '2031-03-14T09:26:53Z' },
];

export const ON_BREAK: PlayPause = {
  kind: 'BREAK',
  startedAt: '2026-03-14T09:26:53Z',
  endsAt: '2026-03-21T09:26:53Z',
  canRequestEnd: false,
  playableFrom: '2026-03-21T09:26:53Z',
};

export const EXCLUDED: PlayPause = {
  ...ON_BREAK,
  kind: 'EXCLUSION',
  endsAt: '2026-09-14T09:26:53Z',
  playableFrom: null,
};

/** It ends by itself, and play is possible a day later. */
export const COOLING_OFF: PlayPause = { ...EXCLUDED, playableFrom: '2026-09-15T09:26:53Z' };

/** Its time is over, and nobody has asked for its end. */
export const ASKABLE: PlayPause = { ...EXCLUDED, canRequestEnd: true };

/** What the gateway offers during a break or an exclusion, and without one. */
const choicesDuring = (current: PlayPause | null) => ({
  current,
  breaks: current === null ? BREAKS : current.kind === 'BREAK' ? BREAKS.slice(2) : [],
  exclusions: current?.kind === 'EXCLUSION' ? EXCLUSIONS.slice(1) : EXCLUSIONS,
  exclusionEnd: 'ON_REQUEST' as const,
  coolingOff: 'P1D',
});

/** A gateway where the member is on this break or exclusion; `handlers` come before its own answers. */
export const pausedBy = (current: PlayPause | null, ...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getPlayPause', choicesDuring(current)),
      answer('getMarketPolicy', exampleOf('getMarketPolicy')),
      answer('startPlayPause', ON_BREAK),
      answer('requestExclusionEnd', {
        ...ASKABLE,
        canRequestEnd: false,
        playableFrom: '2026-09-16T08:00:00Z',
      }),
    ],
  },
});
