// `npm run docs:regulation`: writes docs/regulation.md from the tags of tests and stories.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { PAGE, readClauses, readSources, regulationPage, tagsIn } from './lib/regulation.mjs';
import { readTexts } from './lib/textFiles.mjs';

const page = regulationPage(readClauses(), tagsIn(readTexts()), readSources());
writeFileSync(join(root, PAGE), page);
