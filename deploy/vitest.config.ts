import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** For `npm run test:deploy` alone, which builds the app and finds nginx and a browser first. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: { include: ['deploy/*.deploy.ts'], environment: 'node', testTimeout: 30_000 },
})
