/** What a component's page in Storybook says that no code can tell: `X.docs.ts` beside `X.tsx`. */
export interface Usage {
  /** Where it is the right part. */
  when: readonly string[];
  /** Where another one is, and which. */
  whenNot: readonly string[];
  /** The parts that it is made of, in the order of reading. */
  anatomy?: readonly { part: string; what: string }[];
  /** What each key does, and where; empty where nothing of it takes the focus. */
  keyboard: readonly { keys: readonly string[]; action: string }[];
  /** What is read out, by occasion. */
  screenReader: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}
