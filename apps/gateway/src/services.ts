import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Database } from './database/open';
import type { Limiter } from './platform/limits';
import type { SealingKeys } from './platform/sealingKeys';
import type { Captchas } from './session/captcha';
import type { Sessions } from './session/sessions';
import type { Switches } from './system/switches';

/** What the handlers work with. */
export interface Services {
  config: Config;
  db: Database;
  catalogue: Catalogue;
  sessions: Sessions;
  captchas: Captchas;
  keys: SealingKeys;
  limiter: Limiter;
  switches: Switches;
  /** The clock in milliseconds; tests move it. */
  now(): number;
  /** Says something to whoever runs the demo, as the codes that would go to phones. */
  say(line: string): void;
  log: FastifyBaseLogger;
}
