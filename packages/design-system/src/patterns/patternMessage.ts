import type { PatternParams } from './patternSchema';

/** Messages by key, with the placeholders `{{min}}`, `{{max}}` and `{{range}}`. */
export type PatternMessages = Readonly<Record<string, string>>;

/** The message for a key, for owners without a translator. Returns the key itself if unknown. */
export const patternMessage = (
  messages: PatternMessages,
  key: string,
  params: Partial<PatternParams> = {},
): string =>
  (messages[key] ?? key).replace(/\{\{(min|max|range)\}\}/g, (place, name: keyof PatternParams) =>
    String(params[name] ?? place),
  );
