import path from 'node:path'
import { defineConfig } from 'vite'

/** `npm run build:proxy` bundles the proxy into one file in `dist-proxy`, which needs only Node. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'proxy/main.ts',
    outDir: 'dist-proxy',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'proxy.mjs' } },
  },
})
