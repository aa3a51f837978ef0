/** Whether somebody born on a day is of age on another; days are written as in '2026-03-14'. */
export function isOfAge(birthday: string, today: string, age: number): boolean {
  const [year = '', ...rest] = birthday.split('-');
  return [String(Number(year) + age).padStart(4, '0'), ...rest].join('-') <= today;
}
