import { CHOICES, type ChoiceName, FLAGS, PART_STATES, REFUSALS } from './choices';
import { PARTS, type PartName } from './parts';
import { MAX_SCENARIO, type Scenario } from './scenario';

/** A scenario that was read. */
export interface ReadScenario {
  scenario: Scenario;
  /** Words that mean nothing here, as they were written. They are shown to the reader, and change nothing. */
  unknown: readonly string[];
}

const isIn = (list: readonly string[], value: string): boolean => list.includes(value);

const STATES: readonly string[] = [...PART_STATES, ...REFUSALS.map((code) => `refused-${code}`)];
/** A part without a list is there or not: it has no length. */
const STATES_WITHOUT_LIST = STATES.filter((state) => !/^(?:none|one|many|long)$/.test(state));

/** The states that a part can be in. */
export const statesOf = (part: PartName): readonly string[] =>
  PARTS[part].list === null ? STATES_WITHOUT_LIST : STATES;

const MINUTE = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)$/;

/** The time of a `clock`, in ms since 1970; null if there is no such minute. */
export function timeOf(clock: string): number | null {
  if (!MINUTE.test(clock)) return null;
  const minute = clock.replace(MINUTE, '$1:$2');
  const time = Date.parse(`${minute}Z`);
  // A day such as the 31st of February is read as another one.
  return new Date(time || 0).toJSON().startsWith(minute) ? time : null;
}

/** Where a word belongs; null if it means nothing. */
function place(word: string): { group?: 'flags' | 'parts'; name: string; value: string } | null {
  if (isIn(CHOICES.who, word)) return { name: 'who', value: word };
  const dot = word.indexOf('.');
  const name = word.slice(0, Math.max(dot, 0));
  const value = word.slice(dot + 1);
  if (name === 'clock') return timeOf(value) !== null ? { name, value } : null;
  if (isIn(FLAGS, name)) return isIn(['on', 'off'], value) ? { group: 'flags', name, value } : null;
  if (Object.hasOwn(PARTS, name))
    return isIn(statesOf(name as PartName), value) ? { group: 'parts', name, value } : null;
  if (name !== 'who' && Object.hasOwn(CHOICES, name))
    return isIn(CHOICES[name as ChoiceName], value) ? { name, value } : null;
  return null;
}

/**
 * Reads a scenario from an address or a header, as `member.vip2~banners.one~lang.ar`. Never throws: what means nothing is
 * given back beside it. Of two words for one choice the later one counts.
 */
export function parseScenario(text: string): ReadScenario {
  const chosen: Record<string, string> = {};
  const groups: Record<'flags' | 'parts', Record<string, string>> = { flags: {}, parts: {} };
  const unknown: string[] = [];
  for (const word of text.slice(0, MAX_SCENARIO).split('~')) {
    if (word === '') continue;
    const found = place(word);
    if (found === null) unknown.push(word);
    else (found.group === undefined ? chosen : groups[found.group])[found.name] = found.value;
  }
  // `place` has compared every name and value with the tables that the type is made of.
  return { scenario: { ...chosen, ...groups }, unknown };
}
