/** The day that it is where the reader is, as `yyyy-MM-dd`. */
export function todayHere(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
