import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** An operation as the source files write it, before the conventions are applied. */
export interface SourceOperation {
  operationId: string;
  summary: string;
  description?: string;
  'x-origin': 'spec' | 'added';
  /** Why no screen of a site calls it. An operation without it must be called by one. */
  'x-no-screen'?: string;
  'x-access': Access[];
  /** Open to guests, but the answer depends on the caller. */
  'x-personal'?: boolean;
  /** Open to a session that is restricted until its password is changed (LOGIN-07). */
  'x-forced-change'?: 'allowed';
  /**
   * What a session gets while its member takes a break or is excluded (SP-07). Without it: what guests may call answers as
   * to a guest, everything else is refused.
   */
  'x-while-paused'?: 'allowed' | 'refused';
  'x-encrypted'?: boolean;
  'x-idempotent'?: boolean;
  /** Asks an account that has a second factor for it first (TR-05). */
  'x-step-up'?: boolean;
  'x-gateway-version'?: string;
  /** Answers plain JSON instead of the envelope. */
  'x-raw'?: boolean;
  parameters?: JsonObject[];
  'x-body'?: { schema: JsonObject; example?: Json; contentType?: string };
  'x-answer': { description: string; schema: JsonObject; example: Json };
  'x-refusals'?: string[];
}

export const ACCESS = ['guest', 'trial', 'member', 'agent'] as const;
export type Access = (typeof ACCESS)[number];

export const METHODS = ['get', 'post', 'put', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export interface ErrorRow {
  status: number;
  message: string;
  when: string;
  on?: 'always' | 'closed' | 'session' | 'held' | 'paused' | 'encrypted' | 'idempotent' | 'stepUp';
}

export interface TagSource {
  tag: string;
  paths: Record<string, Partial<Record<Method, SourceOperation>>>;
  schemas: Record<string, JsonObject>;
}

export interface ContractSource {
  root: JsonObject & { components: { schemas: JsonObject }; tags: { name: string }[] };
  errors: Record<string, ErrorRow>;
  tags: TagSource[];
}

const load = (path: string): unknown => parse(readFileSync(path, 'utf8'));

/** Reads every source file of the contract from `folder`. */
export function readSource(folder: string): ContractSource {
  const root = load(join(folder, 'root.yaml')) as ContractSource['root'];
  const files = new Set(readdirSync(join(folder, 'tags')).filter((name) => name.endsWith('.yaml')));
  const tags = root.tags
    .filter(({ name }) => files.delete(`${name}.yaml`))
    .map(({ name }) => {
      const file = load(join(folder, 'tags', `${name}.yaml`)) as Pick<TagSource, 'paths'> &
        Partial<TagSource>;
      return { tag: name, paths: file.paths, schemas: file.schemas ?? {} };
    });
  if (files.size > 0) {
    const strangers = [...files].map((name) => basename(name)).join(', ');
    throw new Error(`These tag files are not listed under tags in root.yaml: ${strangers}`);
  }
  return { root, errors: load(join(folder, 'errors.yaml')) as ContractSource['errors'], tags };
}
