// The pattern catalogue: what a field takes, by the entry that the gateway names.
export { formatRange } from './formatRange';
export { matchesPattern } from './matchesPattern';
export { isPatternId, PATTERN_IDS, type PatternId } from './patternIds';
export { type PatternMessages, patternMessage } from './patternMessage';
export {
  type PatternParams,
  type PatternRule,
  patternMessageKey,
  patternParams,
  patternSchema,
  REQUIRED_KEY,
} from './patternSchema';
