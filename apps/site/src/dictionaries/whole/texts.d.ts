// The query makes a copy: a file that two dictionaries share would be a request of its own.
declare module '*?whole' {
  import type { Dictionary } from '@parlour/feature-core';

  export const dictionary: Dictionary;
}
