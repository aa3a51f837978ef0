import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor } from './compression';

/** A file in memory. */
export interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Reads every file of a folder that has a known type, by its address below `base`. */
export function readFolder(folder: string, base = '/'): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(found.name)];
    if (!found.isFile() || type === undefined) continue;
    const path = join(found.parentPath, found.name);
    files.set(base + relative(folder, path).split(sep).join('/'), readStaticFile(path, type));
  }
  return files;
}

/** Reads one file as it is on the disk now. */
export const readStaticFile = (path: string, type: string): StaticFile =>
  staticFile(readFileSync(path), type);

/** A file made of a body. */
export function staticFile(body: Buffer, type: string): StaticFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, type, etag };
}

/** Sends a file with its type and ETag, or 304 if the caller's copy is current. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  cacheControl: string,
): Promise<unknown> {
  reply.headers({ 'cache-control': cacheControl, etag: file.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const packed = await compressFor(request.headers['accept-encoding'], file.type, file.body);
  if (packed.encoding !== null) reply.header('content-encoding', packed.encoding);
  return reply.type(file.type).send(packed.body);
}
