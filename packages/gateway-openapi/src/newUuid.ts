const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new UUID of version 4; made here if the browser can't. */
export function newUuid(): string {
  try {
    return crypto.randomUUID();
  } catch {
    const text = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
    return [
      text.slice(0, 8),
      text.slice(8, 12),
      `4${text.slice(13, 16)}`,
      `a${text.slice(17, 20)}`,
      text.slice(20),
    ].join('-');
  }
}
