import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';

/** Puts a key of the namespace `breaks` into words. */
export type Translate = (key: string, values?: Record<string, string>) => string;

/** What holds, in sentences: until when, how it ends, and what is possible meanwhile (SP-07). */
export function pauseTexts(
  { endsAt, playableFrom, canRequestEnd }: PlayPause,
  t: Translate,
  moment: (at: string) => string,
): string[] {
  const end = canRequestEnd
    ? [t('current.canAsk')]
    : playableFrom === null
      ? [t('current.until', { at: moment(endsAt) }), t('current.asks')]
      : playableFrom === endsAt
        ? [t('current.until', { at: moment(endsAt) })]
        : [t('current.playableFrom', { at: moment(playableFrom) })];
  return [...end, t('current.money')];
}
