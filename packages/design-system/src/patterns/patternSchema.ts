import { type StringSchema, string } from 'yup';
import { formatRange } from './formatRange';
import { matchesPattern } from './matchesPattern';
import { isPatternId, type PatternId } from './patternIds';

/** What a value has to be, as the gateway's rule of a registration field says it (REG-02). */
export interface PatternRule {
  /** An entry of the catalogue; one that this version does not know counts as `LENGTH`. */
  patternId: string;
  /** Fewest characters; code points, as the gateway counts them. */
  minLength: number;
  /** Most characters. */
  maxLength: number;
  /** Regular expression that the whole value has to match besides; `*` takes anything. Default `*`. */
  acceptedPattern?: string | undefined;
  /** Whether an empty value is refused. Default false. */
  required?: boolean | undefined;
}

/** What the message of a refused value is told. */
export interface PatternParams {
  min: number;
  max: number;
  /** Both ends in one text, one number where they are equal. */
  range: string;
}

const ANYTHING = '*';

/** Key of the message that says what an entry wants; see `messages/`. */
export const patternMessageKey = (patternId: PatternId): `pattern.${PatternId}` =>
  `pattern.${patternId}`;

/** Key of the message for an empty value that is required. */
export const REQUIRED_KEY = 'pattern.required';

export const patternParams = ({
  minLength: min,
  maxLength: max,
}: Pick<PatternRule, 'minLength' | 'maxLength'>): PatternParams => ({
  min,
  max,
  range: formatRange(min, max),
});

/** The expression of a merchant, or null where it says nothing or is none. */
function readExpression(source: string | undefined): RegExp | null {
  if (source === undefined || source === ANYTHING) return null;
  for (const flags of ['u', ''])
    try {
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // Written for engines without the flag, or broken: a broken one must not shut people out.
    }
  return null;
}

/**
 * A yup schema for one field, chosen by `patternId`. Its messages are keys: `pattern.required`, or
 * `pattern.<patternId>` with `min`, `max` and `range` as parameters.
 */
export function patternSchema(rule: PatternRule): StringSchema<string> {
  const { minLength, maxLength, acceptedPattern, required = false } = rule;
  const patternId = isPatternId(rule.patternId) ? rule.patternId : 'LENGTH';
  const expression = readExpression(acceptedPattern);
  const params = patternParams(rule);
  const fits = (value: string): boolean => {
    // Code points, neither halves of them nor drawn signs.
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
