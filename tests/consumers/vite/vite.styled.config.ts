import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The package with styled-components at run time instead of style sheets. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['styled-components', ...defaultClientConditions] },
  build: { reportCompressedSize: false },
});
