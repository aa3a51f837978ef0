import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTHWHILE = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
const packed = new WeakMap<Buffer, Map<string, Buffer>>();

/** Packs a body by what the caller accepts; a buffer that is sent again is packed once. */
export async function compressFor(
  accepted: string | string[] | undefined,
  type: string,
  body: Buffer,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  const encoding = choose(String(accepted ?? ''));
  if (encoding === null || body.length < WORTHWHILE || !COMPRESSIBLE.test(type))
    return { body, encoding: null };
  const known = packed.get(body) ?? new Map<string, Buffer>();
  packed.set(body, known);
  const made = known.get(encoding) ?? (await pack(encoding, body));
  known.set(encoding, made);
  return { body: made, encoding };
}

function choose(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function pack(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
