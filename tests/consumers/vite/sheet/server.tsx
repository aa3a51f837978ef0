import { ThemeProvider } from '@parlour/design-system/theme';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { STORIES } from './readStories';

// Run by Node: renders every story on the server and prints the unexpected console output.
const faults: string[] = [];
let said: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));

for (const { name, Drawn, allowed } of STORIES) {
  said = [];
  try {
    renderToString(
      <ThemeProvider>
        <Drawn />
      </ThemeProvider>,
    );
  } catch (error) {
    said.push(String(error));
  }
  const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  faults.push(...unexpected.map((line) => `${name}: ${line}`));
}

console.log(JSON.stringify({ version, count: STORIES.length, faults }));
