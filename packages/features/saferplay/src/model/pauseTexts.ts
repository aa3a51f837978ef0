import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';

/** Puts a key of the namespace `breaks` into words. */
export type Translate = (key: string, values?: Record<string, string>) => string;

/** What holds, in sentences: until when, and how it ends (SP-07). */
export function pauseTexts(
  { endsAt, playableFrom, canRequestEnd }: PlayPause,
  t: Translate,
  moment: (at: string) => string,
): string[] {
  if (canRequestEnd) return [t('current.canAsk')];
  if (playableFrom === null) return [t('current.until', { at: moment(endsAt) }), t('current.asks')];
  return playableFrom === endsAt
    ? [t('current.until', { at: moment(endsAt) })]
    : [t('current.playableFrom', { at: moment(playableFrom) })];
}
