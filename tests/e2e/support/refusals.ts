import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';

const FILE = 'REFUSALS_FILE';
const file = (): string => process.env[FILE] ?? '';

/** Something that a browser refused by the policy of a page, as a gateway logged it. */
export interface Refusal {
  directive: string | null;
  blocked: string | null;
  page: string | null;
}

/** Tells the processes of a run where its gateways note what browsers refused, by the port of the first. */
export function noteRefusals(port: string): void {
  process.env[FILE] ??= `.cache/reports/refusals-${port}.jsonl`;
}

/** Forgets those of an earlier run. */
export function forgetRefusals(): void {
  mkdirSync(dirname(file()), { recursive: true });
  rmSync(file(), { force: true });
}

/** Blocked resources of the run so far. */
export function readRefusals(): Refusal[] {
  if (!existsSync(file())) return [];
  const lines = readFileSync(file(), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Refusal);
}

/** The headers of an answer whose policy has nothing reported. */
export function silentHeaders(answer: APIResponse): Record<string, string> {
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy.replaceAll(/;\s*report-(?:uri|to) [^;]*/g, ''),
  };
}

/**
 * Keeps what is refused of a page from the gateway, for a test that has the browser refuse something on purpose: its
 * documents have it reported nowhere. What is reported can't be held up: a page that closes sends the rest.
 */
export const refuseInSilence = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: silentHeaders(response) });
  });
