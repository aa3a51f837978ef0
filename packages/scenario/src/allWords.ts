import { CHOICES, FLAGS } from './choices';
import { statesOf } from './parseScenario';
import { PART_NAMES } from './parts';

/** Every word that a scenario can have, but the minutes of a clock. */
export const allWords = (): string[] => [
  ...Object.entries(CHOICES).flatMap(([name, values]) =>
    values.map((value) => (name === 'who' ? value : `${name}.${value}`)),
  ),
  ...FLAGS.flatMap((flag) => [`${flag}.on`, `${flag}.off`]),
  ...PART_NAMES.flatMap((part) => statesOf(part).map((state) => `${part}.${state}`)),
];
