export const BROWSER_VARIABLE: string;
export const BROWSER_ARGS: string[];
export function findBrowser(): string;
export function ensureBrowser(): string;
export function launchOptions(): { executablePath: string; args: string[] };
export function packagedBrowser(): string | undefined;
export function packagedFonts(): string | undefined;
