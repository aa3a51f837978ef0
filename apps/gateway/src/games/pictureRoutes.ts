import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Config } from '../config';

/** Serves the drawn pictures at their addresses. */
export function servePictures(_app: FastifyInstance, _config: Config, _catalogue: Catalogue): void {
  // filled in when the drawing modules are there
}
