import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Used by `npm run test:deploy`, which first builds the app and finds nginx and a browser. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: { include: ['deploy/*.deploy.ts'], environment: 'node', testTimeout: 30_000 },
})
