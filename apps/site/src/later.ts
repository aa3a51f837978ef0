/** What is seldom needed: one part, so that the first page carries one address for all of it. */
export const later = () => import('./later/parts');
