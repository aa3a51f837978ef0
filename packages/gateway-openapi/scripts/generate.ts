import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { bundle } from './bundle';
import { publishedSchema } from './publishedSchema';
import { shapesFile } from './shapes';
import { readSource } from './source';
import { examplesFile, operationsFile, publicQueriesFile, refusalsFile } from './tables';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const rootFolder = join(packageFolder, '..', '..');

const NOTICE = '// Generated from spec/source by `npm run generate`. Do not edit.\n';

/**
 * Operations of the first page. All endpoints of a file are loaded together, so these have their own file,
 * whatever their tag (decision 0042).
 */
const START = [
  'getSystemStatus',
  'getGameVendors',
  'getHotGames',
  'getGameList',
  'getRankList',
  'getListAnnouncements',
];

const isOfStart = (id: string): boolean => START.includes(id);

/** Parts of those answers that the product does not read from them, so a wrong value breaks nothing. */
const UNREAD_AT_START = {
  schemas: ['RegisterSettings', 'DomainRoute'],
  fields: [
    'mainDomain',
    'analyticsId',
    'labelNameEn',
    'nodeName',
    'pageNum',
    'pageSize',
    'winTime',
    'promotionType',
  ],
};

/** Further operations of lists of games. Their schemas are loaded with the endpoints of games. */
const LOBBY = ['getGameSearchIndex'];

const isOfLobby = (id: string): boolean => LOBBY.includes(id);

/** The product reads all of the answer. */
const ALL_READ = { schemas: [], fields: [] };

/** All generated files of the contract: path from the repository's root to text. */
export async function generate(): Promise<Map<string, string>> {
  const source = readSource(join(packageFolder, 'spec', 'source'));
  const files = new Map<string, string>();
  const write = (path: string, text: string): void => {
    files.set(path, text);
  };
  write(
    'packages/gateway-openapi/spec/openapi.yaml',
    `# Bundled from spec/source by \`npm run generate\`. Do not edit.\n${stringify(bundle(source, 'wire'), { lineWidth: 100, aliasDuplicateObjects: false })}`,
  );
  const client = bundle(source, 'client');
  const work = mkdtempSync(join(tmpdir(), 'parlour-contract-'));
  try {
    const clientFile = join(work, 'client.json');
    writeFileSync(clientFile, JSON.stringify(client));
    const groups = [
      { name: 'start', has: isOfStart },
      ...source.tags.map(({ tag }) => ({
        name: tag,
        has: (id: string, tags: readonly string[]) => tags.includes(tag) && !isOfStart(id),
      })),
    ];
    for (const { name, has } of groups) {
      const text = await generateEndpoints({
        schemaFile: clientFile,
        apiFile: '../baseApi',
        apiImport: 'baseApi',
        exportName: `${name}Api`,
        filterEndpoints: (_name, { operation }) =>
          has(operation.operationId ?? '', operation.tags ?? []),
        hooks: false,
        tag: false,
        encodePathParams: true,
        encodeQueryParams: false,
        flattenArg: false,
        isDataResponse: (code) => code === '200',
      });
      if (typeof text !== 'string') throw new Error(`No endpoints came out for ${name}.`);
      write(`packages/gateway-openapi/src/generated/${name}.ts`, NOTICE + text);
    }
    const types = astToString(await openapiTS(JSON.stringify(client)));
    write('apps/gateway/src/generated/contract.ts', NOTICE + types);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  write(
    'packages/gateway-openapi/spec/market-policy.schema.json',
    publishedSchema(client, 'MarketPolicy'),
  );
  write('packages/gateway-openapi/src/generated/operations.ts', NOTICE + operationsFile(source));
  write(
    'packages/gateway-openapi/src/generated/publicQueries.ts',
    NOTICE + publicQueriesFile(source),
  );
  write('packages/gateway-openapi/src/generated/examples.json', examplesFile(source));
  write('apps/gateway/src/platform/refusals/en.json', refusalsFile(source));
  for (const options of [
    { file: 'startShapes', name: 'START_SHAPES', has: isOfStart, unread: UNREAD_AT_START },
    { file: 'lobbyShapes', name: 'LOBBY_SHAPES', has: isOfLobby, unread: ALL_READ },
    {
      file: 'shapes',
      name: 'SHAPES',
      has: (id: string) => !isOfStart(id),
      unread: ALL_READ,
      more: { refusal: 'RefusalDetails' },
    },
  ])
    write(
      `packages/gateway-openapi/src/generated/${options.file}.ts`,
      NOTICE + shapesFile(client, options),
    );
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generate();
  for (const [path, text] of files) {
    const target = join(rootFolder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  console.log(`${String(files.size)} files written.`);
}
