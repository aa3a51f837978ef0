const MESSAGE_ID = /^ms-([1-9]\d{0,8})$/;

/** The id of a message in the form of the contract. */
export const toMessageId = (id: number): string => `ms-${id}`;

/** The row id of a message; null for text that is no message id. */
export function fromMessageId(messageId: string): number | null {
  const digits = MESSAGE_ID.exec(messageId)?.[1];
  return digits === undefined ? null : Number(digits);
}
