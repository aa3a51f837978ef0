/** A remark with this makes the demo's desk reject the application or request. */
export const ASKS_TO_REJECT = /\breject\b/i;
/** A remark with this leaves it to a person: the demo's desk never answers it. */
export const ASKS_FOR_PERSON = /\bby hand\b/i;
