// The pattern catalogue: validation of a field by the pattern that the gateway names.
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
