import { ThemeProvider } from '@parlour/design-system/theme';
import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { STORIES } from './readStories';

// Run by Node: renders every story on the server and prints the unexpected console output.
const faults: string[] = [];
let output: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => void output.push(parts.map(String).join(' '));

for (const { name, Drawn, allowed } of STORIES) {
  output = [];
  try {
    renderToString(
      <ThemeProvider>
        <Drawn />
      </ThemeProvider>,
    );
  } catch (error) {
    output.push(String(error));
  }
  const unexpected = output.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  faults.push(...unexpected.map((line) => `${name}: ${line}`));
}

console.log(JSON.stringify({ version, count: STORIES.length, faults }));
