import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, Refusal } from '../platform/refusal';
import { boundaryOf, FormFault, type FormLimits, type FormPart, readForm } from './formReader';

/** Where the contract takes forms with files; anywhere else they are not even read. */
const TAKES_FILES = '/wps/upload/image';

/** WAL-03 and PROMO-03: 5 MB a picture and three of them; the rest is room for what is around them. */
const LIMITS: FormLimits = {
  bodyBytes: 16 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  files: 3,
  fieldBytes: 256,
  fields: 4,
};

/**
 * Lets bodies be forms with files. A file reaches its handler as the contract has it, as a string of bytes
 * (one letter a byte). Who calls is known before any of it is read.
 */
export function readUploads(app: FastifyInstance): void {
  const parse = async (request: FastifyRequest, payload: IncomingMessage) => {
    const boundary = boundaryOf(request.headers['content-type']);
    if (request.routeOptions.url !== TAKES_FILES || boundary === null)
      throw new Refusal('BAD_REQUEST');
    if (Number(request.headers['content-length'] ?? 0) > LIMITS.bodyBytes)
      throw new Refusal('UPLOAD_REFUSED');
    try {
      return toBody(await readForm(payload, boundary, LIMITS));
    } catch (error) {
      if (!(error instanceof FormFault)) throw error;
      throw new Refusal(error.reason === 'malformed' ? 'BAD_REQUEST' : 'UPLOAD_REFUSED');
    }
  };
  app.addContentTypeParser('multipart/form-data', parse);
}

function toBody(parts: readonly FormPart[]): Record<string, string> {
  const body = new Map<string, string>();
  for (const { name, isFile, data } of parts) {
    if (body.has(name)) throw badRequest([{ field: name, code: 'invalid' }]);
    body.set(name, data.toString(isFile ? 'latin1' : 'utf8'));
  }
  return Object.fromEntries(body);
}
