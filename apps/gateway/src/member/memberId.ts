const MEMBER_ID = /^m-([1-9]\d{0,8})$/;

/** Id of an account on the wire. */
export function toMemberId(accountId: number): string {
  return `m-${accountId}`;
}

/** The account number of a member id; null for anything else. */
export function fromMemberId(memberId: string): number | null {
  const digits = MEMBER_ID.exec(memberId)?.[1];
  return digits === undefined ? null : Number(digits);
}
