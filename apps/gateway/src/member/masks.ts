const HIDDEN = '****';
/** Of short texts at least half is hidden. */
const endOf = (text: string, most = 4): string =>
  text.slice(text.length - Math.min(most, Math.floor(text.length / 2)));

/** Masks a mobile number, as '****4567'. */
export const maskMobile = (mobileNum: string): string => `${HIDDEN}${endOf(mobileNum)}`;

/** Masks the number of an account or document, as '**** 8841'. */
export const maskNumber = (number: string): string => `${HIDDEN} ${endOf(number)}`;

/** Masks an email address, as 'm***1@mail.example'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${email.slice(at)}`;
}

/** Masks a name, as 'M*** W***'. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0)}***`).join(' ');
}
