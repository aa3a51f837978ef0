const MESSAGE_ID = /^ms-([1-9]\d{0,8})$/;

/** How callers see the number of a message. */
export const toMessageId = (id: number): string => `ms-${id}`;

/** The number that a message's id stands for; null for anything that is no such id. */
export function fromMessageId(messageId: string): number | null {
  const digits = MESSAGE_ID.exec(messageId)?.[1];
  return digits === undefined ? null : Number(digits);
}
