const keys = new WeakMap<File, number>();
let last = 0;

/** A key for a file: two files may have the same name. */
export function keyOfFile(file: File): number {
  const known = keys.get(file);
  if (known !== undefined) return known;
  last += 1;
  keys.set(file, last);
  return last;
}
