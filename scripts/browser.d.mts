export const BROWSER_VARIABLE: string;
export const BROWSER_ARGS: string[];
export function findBrowser(): string;
export function ensureBrowser(): string;
export function launchOptions(): { executablePath: string; args: string[] };
