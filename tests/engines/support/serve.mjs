// The product as in the end-to-end tests, with Arabic beside English, because the demo offers no language that is
// written from right to left. SITE_DIR is the folder for its site.
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
