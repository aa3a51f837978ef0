import type { ContractOperation } from '../../src/platform/contract';
import { FORM_TYPE } from './form';

interface Described {
  $ref?: string;
  name: string;
  in: string;
  example?: unknown;
}

interface Media {
  example?: unknown;
}

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Described[]; requestBody?: { content: Record<string, Media> } }>
  >;
}

const stringOf = (example: unknown): string => (typeof example === 'string' ? example : 'x');

/** A call as in the examples of the contract. */
export interface ExampleRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: object | undefined;
}

/** Builds a call from the examples of an operation; `values` replace some of them, and null leaves one out. */
export function exampleRequest(
  document: object,
  operation: ContractOperation,
  values: Record<string, string | null> = {},
): ExampleRequest {
  const { paths } = document as Document;
  const described = paths[operation.path]?.[operation.method.toLowerCase()];
  const parameters = (described?.parameters ?? []).filter(
    ({ $ref, name }) => $ref === undefined && values[name] !== null,
  );
  const textOf = ({ name, example }: Described) =>
    values[name] ?? (typeof example === 'number' ? String(example) : stringOf(example));
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = new URLSearchParams(of('query').map((one) => [one.name, textOf(one)]));
  const path = of('path').reduce(
    (url, one) => url.replace(`{${one.name}}`, encodeURIComponent(textOf(one))),
    operation.path,
  );
  const headers: Record<string, string> = Object.fromEntries(
    of('header').map((one) => [one.name.toLowerCase(), textOf(one)]),
  );
  if (operation.idempotent) headers['idempotency-key'] = crypto.randomUUID();
  const wantsVersion = operation.parameters.some(({ name }) => name === 'X-Gateway-Version');
  if (wantsVersion) headers['x-gateway-version'] = '3';
  const [type] = operation.bodyTypes;
  const example = described?.requestBody?.content[type ?? '']?.example;
  if (type !== undefined)
    headers['content-type'] = type.startsWith('multipart/') ? FORM_TYPE : type;
  const isForm = type?.includes('form') === true;
  return {
    method: operation.method as ExampleRequest['method'],
    url: query.size === 0 ? path : `${path}?${query}`,
    headers,
    body: isForm ? {} : (example as object | undefined),
  };
}
