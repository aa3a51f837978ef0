/** Query names of invitations: of an agent's link, and of a member's (REG-08). */
const CODES = ['affiliateCode', 'referralCode'] as const;

/** Whether an address carries an invitation. The registration checks whether it is valid. */
export const hasInvitation = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return CODES.some((name) => (query.get(name)?.trim() ?? '') !== '');
};
