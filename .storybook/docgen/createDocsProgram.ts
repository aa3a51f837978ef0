import { join } from 'node:path';
import ts from 'typescript';

const SOURCES = /\/packages\/(?:design-system|features\/[^/]+)\/src\/.*\.tsx$/;
const OTHERS = /\.(?:stories|examples|test|fixtures)\.tsx$|\/testing\//;

/** The program of all components; types are resolved only where they are asked for. */
export function createDocsProgram(root: string, old?: ts.Program): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.web.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const files = (config?.fileNames ?? []).filter((it) => SOURCES.test(it) && !OTHERS.test(it));
  return ts.createProgram(files, config?.options ?? {}, undefined, old);
}
