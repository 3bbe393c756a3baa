import path from 'node:path'
import { defineConfig } from 'vite'

/** `npm run build:door`: the program in one file, `dist-door/door.js`, that needs Node and nothing beside it. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'door/alone.ts',
    outDir: 'dist-door',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'door.mjs' } },
  },
})
