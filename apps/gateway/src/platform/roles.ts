/** Kinds of visitor, as the contract names them under `x-access`. */
export const ROLES = ['guest', 'trial', 'member', 'agent'] as const;
export type Role = (typeof ROLES)[number];
