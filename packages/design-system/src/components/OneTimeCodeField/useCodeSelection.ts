import { type SyntheticEvent, useState } from 'react';

/** What is marked in the input, for cells that show it in the input's place. */
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
