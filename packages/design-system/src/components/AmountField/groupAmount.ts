import { type AmountFormat, amountFormat } from './amountFormat';

const AMOUNT = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * Formats a decimal string for a locale: '1250.00' as '1,250.00' or '1.250,00'. Anything that is not
 * a decimal string is returned unchanged.
 */
export function groupAmount(value: string, locale: string): string {
  const format = amountFormat(locale);
  return write(value, format, (whole) => inGroups(whole, format));
}

/** The same without group separators, for editing. */
export const plainAmount = (value: string, locale: string): string =>
  write(value, amountFormat(locale), (whole) => whole);

function write(value: string, format: AmountFormat, arrange: (whole: string) => string): string {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(value) ?? [];
  if (sign === undefined || whole === undefined) return value;
  const inScript = (text: string): string =>
    text.replace(/\d/g, (digit) => format.digits[Number(digit)] ?? digit);
  const rest = fraction === '' ? '' : `${format.decimal}${inScript(fraction)}`;
  return `${sign}${inScript(arrange(whole))}${rest}`;
}

function inGroups(whole: string, format: AmountFormat): string {
  if (whole.length < format.groupsFrom) return whole;
  const groups = [whole.slice(-format.lastGroup)];
  let left = whole.slice(0, -format.lastGroup);
  while (left !== '') {
    groups.unshift(left.slice(-format.otherGroups));
    left = left.slice(0, -format.otherGroups);
  }
  return groups.join(format.group);
}
