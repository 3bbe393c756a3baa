import { defineConfig } from 'playwright/test'
import usual from '../playwright.config.ts'

/** The demo in a Firefox of this machine. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '**/*.firefox.ts',
  timeout: 90_000,
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'firefox' }],
  // The live servers have no part in it.
  webServer: [usual.webServer]
    .flat()
    .slice(0, 1)
    .filter((server) => server !== undefined),
})
