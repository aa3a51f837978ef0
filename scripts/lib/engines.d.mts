export type Engine = 'chromium' | 'firefox' | 'webkit';
export interface EnginePaths {
  chromium?: string;
  firefox?: string;
  webDriver?: string;
  miniBrowser?: string;
  display?: string;
}
export function ensureEngines(engines?: readonly Engine[]): EnginePaths;
