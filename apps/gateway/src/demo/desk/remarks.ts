/** Whoever writes this into an application or a request at the demo's desk is turned down. */
export const ASKS_FOR_NO = /\breject\b/i;
/** What asks for a person is left to one: the demo's desk never answers it. */
export const ASKS_FOR_PERSON = /\bby hand\b/i;
