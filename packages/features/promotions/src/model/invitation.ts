/** How invitations are named in an address: of an agent's link, and of a member's (REG-08). */
const CODES = ['affiliateCode', 'referralCode'] as const;

/** Whether an address carries somebody's invitation; whether it is good is asked by the registration. */
export const hasInvitation = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return CODES.some((name) => (query.get(name)?.trim() ?? '') !== '');
};
