// What story files take from `storybook/test` to say what they do; nothing of it is done here.

type Handler = (...given: never[]) => unknown;

/** A handler that does what it is told to, and forgets it. */
export const fn = (act?: Handler): Handler =>
  Object.assign((...given: never[]) => act?.(...given), { mockClear: () => undefined });

const notHere = (): never => {
  throw new Error('A story acted by itself, which it only does in Storybook.');
};
export const expect = notHere;
export const waitFor = notHere;
export const within = notHere;
export const fireEvent = notHere;
export const userEvent = notHere;
