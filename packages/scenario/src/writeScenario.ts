import { CHOICES, type ChoiceName, FLAGS } from './choices';
import { PART_NAMES } from './parts';
import type { Scenario } from './scenario';

const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** The words of a scenario in their order: who, surroundings, flags, parts. */
export function wordsOf(scenario: Scenario): string[] {
  const word = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [name === 'who' ? value : `${name}.${value}`];
  return [
    ...CHOICE_NAMES.flatMap((name) => word(name, scenario[name])),
    ...word('clock', scenario.clock),
    ...FLAGS.flatMap((name) => word(name, scenario.flags[name])),
    ...PART_NAMES.flatMap((name) => word(name, scenario.parts[name])),
  ];
}

/** Writes a scenario for an address. The same choices give the same text; an empty one stands for none. */
export const writeScenario = (scenario: Scenario): string => wordsOf(scenario).join('~');
