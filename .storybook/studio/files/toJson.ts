/** JSON as people read it, for a file. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
