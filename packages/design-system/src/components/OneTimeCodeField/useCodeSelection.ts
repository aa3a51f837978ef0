import { type SyntheticEvent, useState } from 'react';

/** The selection of the input, for the cells that draw it. */
export function useCodeSelection() {
  const [range, setRange] = useState({ start: 0, end: 0 });
  return {
    stateOf: (cell: number): 'caret' | 'marked' | undefined => {
      if (range.start === range.end) return cell === range.start ? 'caret' : undefined;
      return cell >= range.start && cell < range.end ? 'marked' : undefined;
    },
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
      const { selectionStart, selectionEnd } = currentTarget;
      setRange({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
    },
  };
}
