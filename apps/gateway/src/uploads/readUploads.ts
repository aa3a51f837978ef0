import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, Refusal } from '../platform/refusal';
import { boundaryOf, FormError, type FormLimits, type FormPart, readForm } from './formReader';

/** The only path where the contract has forms with files; elsewhere they are not read at all. */
const TAKES_FILES = '/wps/upload/image';

/** WAL-03 and PROMO-03: 5 MB a picture and three of them. The rest is for the other parts of the form. */
const LIMITS: FormLimits = {
  bodyBytes: 16 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  files: 3,
  fieldBytes: 256,
  fields: 4,
};

/**
 * Parses multipart forms. A handler gets a file as the contract has it: a string of bytes, one character each. The
 * caller is identified before any of the form is read.
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
      if (!(error instanceof FormError)) throw error;
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
