/** Earliest birthday, to detect typing errors. */
const OLDEST = '1900-01-01';

/**
 * Whether somebody born on a day is so many years old on another, and not older than anybody; days are written as in
 * '2026-03-14'.
 */
export function isOfAge(birthday: string, today: string, years: number): boolean {
  const [year = '', ...rest] = birthday.split('-');
  const ofAge = [String(Number(year) + years).padStart(4, '0'), ...rest].join('-');
  return birthday >= OLDEST && ofAge <= today;
}
