/** English words that no other language of the product has. */
export const ENGLISH: RegExp;
