import { type ContractSource, METHODS, type SourceOperation } from './source';

interface Located {
  method: string;
  path: string;
  operation: SourceOperation;
}

function operationsOf(source: ContractSource): Located[] {
  return source.tags.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      METHODS.flatMap((method) => {
        const operation = operations[method];
        return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
      }),
    ),
  );
}

/** The English messages of refusals by their codes, beside which the gateway has those of other languages. */
export const refusalsFile = ({ errors }: ContractSource): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(errors).map(([code, { message }]) => [code, message])), null, 2)}\n`;

/** Tables of what the client needs to know about operations, beyond their types. */
export function operationsFile(source: ContractSource): string {
  const all = operationsOf(source);
  const list = (pick: (operation: SourceOperation) => boolean): string =>
    all
      .filter(({ operation }) => pick(operation))
      .map(({ method, path }) => `  '${method} ${path}',\n`)
      .join('');
  const forms = all
    .flatMap(({ method, path, operation }) => {
      const type = operation['x-body']?.contentType;
      if (type === 'application/x-www-form-urlencoded')
        return [`  ['${method} ${path}', 'urlencoded'],\n`];
      return type === 'multipart/form-data' ? [`  ['${method} ${path}', 'multipart'],\n`] : [];
    })
    .join('');
  const codes = Object.keys(source.errors)
    .map((code) => `  '${code}',\n`)
    .join('');
  return `/** Calls whose body is encrypted. */
export const ENCRYPTED_CALLS: ReadonlySet<string> = new Set([
${list((operation) => operation['x-encrypted'] === true)}]);

/** Calls that need version 3 of the gateway. */
export const VERSION_3_CALLS: ReadonlySet<string> = new Set([
${list((operation) => operation['x-gateway-version'] === '3')}]);

/** Calls whose body is a form: urlencoded, or multipart if it has a file. */
export const FORM_CALLS: ReadonlyMap<string, 'urlencoded' | 'multipart'> = new Map([
${forms}]);

/** Calls that answer plain JSON without the envelope. */
export const RAW_CALLS: ReadonlySet<string> = new Set([
${list((operation) => operation['x-raw'] === true)}]);

/** Reasons that a gateway refuses with. */
export const ERROR_CODES = [
${codes}] as const;
`;
}

/** Queries that have the same answer for everybody. */
export function publicQueriesFile(source: ContractSource): string {
  const ids = operationsOf(source)
    .filter(
      ({ method, operation }) =>
        method === 'GET' &&
        operation['x-access'].includes('guest') &&
        operation['x-personal'] !== true,
    )
    .map(({ operation }) => `  '${operation.operationId}',\n`)
    .join('');
  return `/** Queries whose answer is the same for everybody. All other answers belong to one person. */
export const PUBLIC_QUERIES: ReadonlySet<string> = new Set([
${ids}]);
`;
}

/** The contract's own example of each answer, for stories and tests. */
export function examplesFile(source: ContractSource): string {
  const rows = operationsOf(source).map(({ method, path, operation }) => [
    operation.operationId,
    { method, path, raw: operation['x-raw'] === true, value: operation['x-answer'].example },
  ]);
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
