import { type StringSchema, string } from 'yup';
import { formatRange } from './formatRange';
import { matchesPattern } from './matchesPattern';
import { isPatternId, type PatternId } from './patternIds';

/** The gateway's rule for a registration field (REG-02). */
export interface PatternRule {
  /** Id of a pattern. An unknown one counts as `LENGTH`. */
  patternId: string;
  /** Minimum length in code points, as the gateway counts. */
  minLength: number;
  /** Maximum length in code points. */
  maxLength: number;
  /** An additional regular expression for the whole value; `*` accepts anything. Default: `*`. */
  acceptedPattern?: string | undefined;
  /** Whether an empty value is refused. Default: false. */
  required?: boolean | undefined;
}

/** Parameters of the message for a refused value. */
export interface PatternParams {
  min: number;
  max: number;
  /** Both ends as one text, or one number if they are equal. */
  range: string;
}

const ANYTHING = '*';

/** Key of the message that explains a pattern; see `messages/`. */
export const patternMessageKey = (patternId: PatternId): `pattern.${PatternId}` =>
  `pattern.${patternId}`;

/** Key of the message for an empty required value. */
export const REQUIRED_KEY = 'pattern.required';

export const patternParams = ({
  minLength: min,
  maxLength: max,
}: Pick<PatternRule, 'minLength' | 'maxLength'>): PatternParams => ({
  min,
  max,
  range: formatRange(min, max),
});

/** The merchant's regular expression; null if there is none or it is invalid. */
function readExpression(source: string | undefined): RegExp | null {
  if (source === undefined || source === ANYTHING) return null;
  for (const flags of ['u', ''])
    try {
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // Either written without the `u` flag, or invalid: an invalid one must not lock people out.
    }
  return null;
}

/**
 * A yup schema for one field, by its `patternId`. Its messages are keys: `pattern.required`, or
 * `pattern.<patternId>` with the parameters `min`, `max` and `range`.
 */
export function patternSchema(rule: PatternRule): StringSchema<string> {
  const { minLength, maxLength, acceptedPattern, required = false } = rule;
  const patternId = isPatternId(rule.patternId) ? rule.patternId : 'LENGTH';
  const expression = readExpression(acceptedPattern);
  const params = patternParams(rule);
  const fits = (value: string): boolean => {
    // Code points, neither UTF-16 units nor graphemes.
    const { length } = Array.from(value);
    return (
      length >= minLength &&
      length <= maxLength &&
      matchesPattern(patternId, value) &&
      (expression?.test(value) ?? true)
    );
  };
  const schema = string()
    .defined()
    .test({
      name: patternId,
      message: patternMessageKey(patternId),
      params: { ...params },
      test: (value) => value === '' || fits(value),
    });
  return required ? schema.required(REQUIRED_KEY) : schema;
}
