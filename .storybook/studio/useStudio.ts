import type { Brand, BrandValues } from '@parlour/design-system/theme';
import { useEffect, useMemo, useReducer } from 'react';
import { addChange, endStep, type History, redo, startHistory, undo } from './model/history';
import { type SharedBrand, shareBrand, tryBrand, type ValueError } from './studioBrand';

/** Values that make a brand, and the brand. */
export interface GoodBrand {
  values: BrandValues;
  brand: Brand;
}

interface State {
  history: History<BrandValues>;
  /** The last values that make a brand. */
  good: GoodBrand;
  error: ValueError | null;
}

/** New values, or how they follow from those of now: what takes its time must not undo what came between. */
export type Change = BrandValues | ((values: BrandValues) => BrandValues);

type Action =
  | { type: 'changed'; change: Change; field: string | undefined }
  | { type: 'stepEnded' | 'undone' | 'redone' };

function stepped(history: History<BrandValues>, action: Action): History<BrandValues> {
  if (action.type === 'changed') {
    const { change, field } = action;
    const next = typeof change === 'function' ? change(history.present) : change;
    return addChange(history, next, field);
  }
  if (action.type === 'undone') return undo(history);
  return action.type === 'redone' ? redo(history) : endStep(history);
}

function made(history: History<BrandValues>, before: GoodBrand): State {
  const values = history.present;
  const { brand, error } = tryBrand(values);
  return { history, good: brand === null ? before : { values, brand }, error };
}

function reduce(state: State, action: Action): State {
  const history = stepped(state.history, action);
  if (history === state.history) return state;
  if (history.present === state.history.present) return { ...state, history };
  return made(history, state.good);
}

const NAME_ALONE: BrandValues = { name: 'My brand' };

function start(values: BrandValues): State {
  const { brand } = tryBrand(NAME_ALONE);
  // A name alone always makes a brand.
  return made(startHistory(values), { values: NAME_ALONE, brand: brand as Brand });
}

/** What the studio holds, and what can be done with it. */
export interface Studio {
  values: BrandValues;
  good: GoodBrand;
  error: ValueError | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Changes of one `field` are one step until it is left. */
  change: (change: Change, field?: string) => void;
  endStep: () => void;
  undo: () => void;
  redo: () => void;
}

/** The values with their steps, and the last brand that could be made from them, which is shared with the frames. */
export function useStudio(initialValues: BrandValues, shared: SharedBrand): Studio {
  const [{ history, good, error }, dispatch] = useReducer(reduce, initialValues, start);
  useEffect(() => shareBrand(shared, good.values), [shared, good.values]);
  const actions = useMemo(
    () => ({
      change: (change: Change, field?: string) => dispatch({ type: 'changed', change, field }),
      endStep: () => dispatch({ type: 'stepEnded' }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
    }),
    [],
  );
  return {
    ...actions,
    values: history.present,
    good,
    error,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
