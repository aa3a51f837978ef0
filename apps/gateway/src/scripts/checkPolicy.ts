import { resolve } from 'node:path';
import { readPolicy } from '../saferPlay/readPolicy';

// `npm run policy:check file`. npm changes to the folder of the project; a path is meant from where it was typed.
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run policy:check <file>');
  process.exit(2);
}
try {
  const { policyId, title } = readPolicy(resolve(process.env['INIT_CWD'] ?? '.', file));
  console.log(`${policyId} can be used: ${title}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
