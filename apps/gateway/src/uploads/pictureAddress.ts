import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { meta } from '../platform/schema';

/** The path of uploaded pictures, followed by their names. */
export const PICTURES = '/wps/upload/image/';

/** How long an address is valid (contract, PromotionImage). */
const LIVES_SECONDS = 600;
const KEY = 'picture-addresses';

/** The signed part of an address. */
export interface Proof {
  /** The last second at which the address is valid, since 1970. */
  until: string;
  sig: string;
}

/**
 * The key that signs addresses of pictures. It is made when first needed and stored in the database, so that every
 * process accepts what another one has signed.
 */
export async function addressKey(db: Database): Promise<Buffer> {
  const stored = async () => (await db.select().from(meta).where(eq(meta.key, KEY)))[0]?.value;
  let value = await stored();
  if (value === undefined) {
    const fresh = randomBytes(32).toString('base64url');
    await db.insert(meta).values({ key: KEY, value: fresh }).onConflictDoNothing();
    value = await stored();
  }
  if (value === undefined) throw new Error('The key of the pictures was not written');
  return Buffer.from(value, 'base64url');
}

/**
 * The address of a picture for whoever may see it. The address alone gives access, because an `img` sends no
 * session; it expires after ten minutes.
 */
export function signedAddress(key: Buffer, imageId: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + LIVES_SECONDS);
  const proof = { until, sig: signatureOf(key, imageId, until) };
  return `${PICTURES}${imageId}?${new URLSearchParams(proof).toString()}`;
}

/** The seconds for which an address is still valid; null if it has expired or the signature is wrong. */
export function secondsLeft(
  key: Buffer,
  imageId: string,
  { until, sig }: Proof,
  now: Date,
): number | null {
  const [given, right] = [Buffer.from(sig), Buffer.from(signatureOf(key, imageId, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const left = Number(until) - Math.floor(now.getTime() / 1000);
  return left >= 0 ? left : null;
}

const signatureOf = (key: Buffer, imageId: string, until: string): string =>
  createHmac('sha256', key).update(`${imageId} ${until}`).digest('base64url');
