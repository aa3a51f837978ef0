const SIDES: Record<string, 'before' | 'after'> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
};

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/** A text with its caret, which parts it in two. */
interface Typed {
  before: string;
  after: string;
}

/**
 * What was meant by erasing: where only the mark between two groups went, which would come back at once,
 * the digit beside it goes.
 */
export function eraseBeside(shown: string, { before, after }: Typed, inputType: string): Typed {
  const side = SIDES[inputType];
  if (side === undefined || digitsOf(before + after) !== digitsOf(shown)) return { before, after };
  return side === 'before'
    ? { before: before.replace(/\p{Nd}\P{Nd}*$/u, ''), after }
    : { before, after: after.replace(/\p{Nd}/u, '') };
}
