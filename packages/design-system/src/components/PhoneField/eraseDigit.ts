const SIDES: Record<string, 'before' | 'after'> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/** Text before and after the caret. */
interface Typed {
  before: string;
  after: string;
}

/** Erases a digit if only a separator was erased, which grouping would insert again at once. */
export function eraseDigit(shown: string, { before, after }: Typed, inputType: string): Typed {
  const side = SIDES[inputType];
  if (side === undefined || digitsOf(before + after) !== digitsOf(shown)) return { before, after };
  return side === 'before'
    ? { before: before.replace(/\p{Nd}\P{Nd}*$/u, ''), after }
    : { before, after: after.replace(/\p{Nd}/u, '') };
}
