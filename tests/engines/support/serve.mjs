// The product as the end-to-end tests meet it, with a language that is read from right to left beside English: the demo
// offers none. Its site lies in a folder that the caller names.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSiteIsBuilt, siteFolder } from '../../../scripts/lib/site-build.mjs';

const { SITE_DIR } = process.env;
await ensureSiteIsBuilt();
rmSync(SITE_DIR, { recursive: true, force: true });
cpSync(siteFolder, SITE_DIR, { recursive: true });
const file = join(SITE_DIR, 'merchant.json');
const merchant = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, JSON.stringify({ ...merchant, supportLanguages: ['EN', 'AR'] }));

await import('../../../scripts/e2e-server.mjs');
