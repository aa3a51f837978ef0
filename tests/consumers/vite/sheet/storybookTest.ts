// Stubs for what story files import from `storybook/test`: `play` functions are never run here.

type Handler = (...given: never[]) => unknown;

/** A mock that calls its implementation and records nothing. */
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
