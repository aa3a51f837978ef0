import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const EXPORTED = /^export const (\w+)/gm;
const STORIES_OF_COMPONENTS = /\/packages\/design-system\/src\/.*\.stories\.tsx$/;
const HELPER = fileURLToPath(new URL('ownFrames.ts', import.meta.url));

/** Calls `giveFrames` with the stories of each file, once they are all defined. */
export const ownFramesPlugin = (): Plugin => ({
  name: 'own-frames',
  transform: (code, id) => {
    if (!STORIES_OF_COMPONENTS.test(id.split('?')[0] ?? '')) return undefined;
    const names = [...code.matchAll(EXPORTED)].map(([, name]) => name).join(', ');
    const call = `__giveFrames(meta, [${names}]);`;
    return {
      code: `import { giveFrames as __giveFrames } from ${JSON.stringify(HELPER)};\n${code}\n${call}`,
      map: null,
    };
  },
});
