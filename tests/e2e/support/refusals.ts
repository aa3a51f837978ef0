import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';

const FILE = 'REFUSALS_FILE';
const file = (): string => process.env[FILE] ?? '';

/** A violation of a page's policy, as the gateway logged it. */
export interface Refusal {
  directive: string | null;
  blocked: string | null;
  page: string | null;
}

/** Sets the file where the gateways of a run log violations, by the port of the first one. */
export function setRefusalsFile(port: string): void {
  process.env[FILE] ??= `.cache/reports/refusals-${port}.jsonl`;
}

/** Deletes those of an earlier run. */
export function clearRefusals(): void {
  mkdirSync(dirname(file()), { recursive: true });
  rmSync(file(), { force: true });
}

/** Violations of the run so far. */
export function readRefusals(): Refusal[] {
  if (!existsSync(file())) return [];
  const lines = readFileSync(file(), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Refusal);
}

/** Headers of an answer, with a policy that reports nothing. */
export function headersWithoutReports(answer: APIResponse): Record<string, string> {
  const headers = answer.headers();
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy.replaceAll(/;\s*report-(?:uri|to) [^;]*/g, ''),
  };
}

/**
 * Removes the report address from the policies of a page, for tests that violate them on purpose. Blocking the reports
 * would not do, because a page sends the remaining ones when it closes.
 */
export const withoutReports = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: headersWithoutReports(response) });
  });
