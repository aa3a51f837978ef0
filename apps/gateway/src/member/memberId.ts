const MEMBER_ID = /^m-([1-9]\d{0,8})$/;

/** How callers see the number of an account. */
export function toMemberId(accountId: number): string {
  return `m-${accountId}`;
}

/** The number that a member's id stands for; null for anything that is no such id. */
export function fromMemberId(memberId: string): number | null {
  const digits = MEMBER_ID.exec(memberId)?.[1];
  return digits === undefined ? null : Number(digits);
}
