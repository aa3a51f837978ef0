import type { PatternParams } from './patternSchema';

/** Messages by key, with `{{min}}`, `{{max}}` and `{{range}}` as places. */
export type PatternMessages = Readonly<Record<string, string>>;

/** The sentence for a key, for owners without a translator of their own. The key itself if unknown. */
export const patternMessage = (
  messages: PatternMessages,
  key: string,
  params: Partial<PatternParams> = {},
): string =>
  (messages[key] ?? key).replace(/\{\{(min|max|range)\}\}/g, (place, name: keyof PatternParams) =>
    String(params[name] ?? place),
  );
