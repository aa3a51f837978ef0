import { readFileSync } from 'node:fs';
import { checkPolicy, type MarketPolicy } from './checkPolicy';

/** Reads a market policy; throws an error that names each wrong field (SP-01). */
export function readPolicy(file: string): MarketPolicy {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The market policy ${file} can not be read`, { cause });
  }
  const errors = checkPolicy(document);
  if (errors.length > 0)
    throw new Error(
      [
        `The market policy ${file} can not be used`,
        ...errors.map(({ field, text }) => `${field || 'the document'} ${text}`),
      ].join('\n- '),
    );
  const { $schema: _, ...policy } = document as MarketPolicy & { $schema?: string };
  return policy;
}
