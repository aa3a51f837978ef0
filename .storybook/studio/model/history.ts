/** Values with the steps that led to them. */
export interface History<Values> {
  readonly past: readonly Values[];
  readonly present: Values;
  readonly future: readonly Values[];
  /** The field that the last step belongs to, while more changes of it are the same step. */
  readonly field: string | null;
}

/** Older steps are forgotten. */
const MOST_STEPS = 200;

export const startHistory = <Values>(present: Values): History<Values> => ({
  past: [],
  present,
  future: [],
  field: null,
});

/**
 * Adds a change. Changes of one field are one step until `endStep`, such as what is typed without leaving it; a change
 * without a field is a step of its own.
 */
export function addChange<Values>(
  history: History<Values>,
  present: Values,
  field: string | null = null,
): History<Values> {
  const isSameStep = field !== null && field === history.field;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], field };
}

/** The next change begins a step. */
export const endStep = <Values>(history: History<Values>): History<Values> =>
  history.field === null ? history : { ...history, field: null };

/** Goes back one step; the same object at the first one. */
export function undo<Values>(history: History<Values>): History<Values> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    field: null,
  };
}

/** Takes back one `undo`; the same object if there is none. */
export function redo<Values>(history: History<Values>): History<Values> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, field: null };
}
