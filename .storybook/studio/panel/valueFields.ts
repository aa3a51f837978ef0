import { valueAt, withValue } from '../model/setValue';
import type { Studio } from '../useStudio';

interface ValueField {
  value: string | undefined;
  error: string | undefined;
  /** Sets what is typed; changes without leaving the field are one step. */
  set: (value: string | undefined) => void;
  /** Sets what was chosen, as a step of its own. */
  choose: (value: string | undefined) => void;
}

/** Gives a field by the path of its value, such as `dark.brandColor`. */
export function valueFields({ values, error, change }: Studio): (path: string) => ValueField {
  return (path) => {
    const value = valueAt(values, path);
    return {
      value: value === undefined ? undefined : String(value),
      error: error?.path === path ? error.said : undefined,
      set: (next) => change(withValue(values, path, next), path),
      choose: (next) => change(withValue(values, path, next)),
    };
  };
}
