import { defineConfig } from 'playwright/test'
import usual from '../../playwright.config.ts'
import { demoServer } from '../support/servers.ts'

/** Tests the demo in the Firefox of this machine. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '**/*.firefox.ts',
  workers: 1,
  projects: [{ name: 'firefox' }],
  webServer: demoServer,
})
