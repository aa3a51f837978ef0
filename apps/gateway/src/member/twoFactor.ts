import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Accepted time steps before and after now, for inexact clocks. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE = /^\d{6}$/;

/** A new secret of 160 bits in base32, for authenticators. */
export function createTwoFactorSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** New recovery codes of 60 bits, such as 'k3vq-a7xw-m2fd'. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = toBase32(randomBytes(8)).slice(0, 12).toLowerCase();
    return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
  });
}

/** The same secret as the address that a QR code carries. */
export function otpauthUrl(issuer: string, username: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?${query}`;
}

/**
 * The step that a code of an authenticator belongs to, or null if it is not right around `now`
 * (RFC 6238 with SHA-1, 30 seconds and six digits). Whoever takes a code keeps its step and refuses
 * that step and earlier ones from then on, so that a code counts once.
 */
export function verifyTotp(secret: string, code: string, now: Date): number | null {
  const given = code.replaceAll(' ', '');
  if (!CODE.test(given)) return null;
  const key = fromBase32(secret);
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  let found: number | null = null;
  // All are compared, so that the duration reveals nothing.
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1)
    if (timingSafeEqual(Buffer.from(hotp(key, step, DIGITS)), Buffer.from(given))) found = step;
  return found;
}

/** The code that an authenticator shows at a moment. */
export function totpAt(secret: string, moment: Date, digits = DIGITS): string {
  return hotp(fromBase32(secret), Math.floor(moment.getTime() / 1000 / STEP_SECONDS), digits);
}

/** The code of one step, by RFC 4226. */
function hotp(key: Buffer, step: number, digits: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
