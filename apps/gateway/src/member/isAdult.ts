const ADULT_YEARS = 18;
/** Maximum age, to detect typing errors. */
const OLDEST = '1900-01-01';

/** Whether somebody born on a day is of age on another, and not older than anybody; days are written as in '2026-03-14'. */
export function isAdult(birthday: string, today: string): boolean {
  const [year = '', ...rest] = birthday.split('-');
  const ofAge = [String(Number(year) + ADULT_YEARS), ...rest].join('-');
  return birthday >= OLDEST && ofAge <= today;
}
