import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/open';
import type { MerchantContent } from './merchantContent';
import type { Contract } from './platform/contract';
import type { Handlers, Job, Services } from './services';
import type { CodeCarrier } from './session/codeCarrier';
import type { Switches } from './system/switches';

/** What a demo is opened with. */
export interface DemoParts {
  config: Config;
  db: Database;
  /** Says something to whoever runs the demo, as the codes that would go to phones. */
  say: (line: string) => void;
}

/** A demo beside one gateway. */
export interface OpenDemo {
  content: MerchantContent;
  /** The reviewers' switches. */
  switches: Switches;
  /** Where no merchant brings codes. */
  carrier: CodeCarrier;
  /** What comes round by the clock: the desks that stand in for people. */
  jobs: readonly Job[];
  /** Operations that exist in the demo alone. */
  operations(services: Services): Handlers;
  /** Serves its pages and pictures. */
  serve(app: FastifyInstance, contract: Contract): void;
}

/** All that the gateway knows of its demo. */
export interface Demo {
  /** Fills an empty database with people and their past. */
  seed(
    db: Database,
    past: { merchant: string; now: Date; report: (line: string) => void },
  ): Promise<void>;
  open(parts: DemoParts): OpenDemo;
}
