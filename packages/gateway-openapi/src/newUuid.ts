const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new UUID of version 4; put together here where the browser makes none. */
export function newUuid(): string {
  try {
    return crypto.randomUUID();
  } catch {
    const text = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
    return text.replace(
      /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
      (_, ...[first, second, third, fourth, last]: string[]) =>
        `${first}-${second}-4${third}-a${fourth}-${last}`,
    );
  }
}
