/** What a component's page in Storybook says that no code can tell: `X.docs.ts` beside `X.tsx`. */
export interface Usage {
  /** The parts that it is made of, in the order of reading. */
  anatomy?: readonly { part: string; what: string }[];
  /** What each key does, and where. */
  keyboard: readonly { keys: readonly string[]; action: string }[];
  /** What is read out, by occasion. */
  screenReader: readonly string[];
  dos?: readonly string[];
  donts?: readonly string[];
}
