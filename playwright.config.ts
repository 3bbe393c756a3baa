import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LaunchOptions } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { origins } from './e2e/support/ports.ts'
import { demoServer, liveServers, root } from './e2e/support/servers.ts'
import { anyInstalled } from './scripts/browser.mjs'

/** The browser that `npm test` found to work on this machine; if it has not searched yet, an installed browser. */
function found(): LaunchOptions {
  try {
    return JSON.parse(
      readFileSync(path.join(root, '.cache', 'browser.json'), 'utf8'),
    ) as LaunchOptions // written by scripts/browser.mjs
  } catch {
    return anyInstalled()
  }
}

/** Makes scrolling by keys immediate: during smooth scrolling Chromium loses the next key at random. */
function browser(): LaunchOptions {
  const options = found()
  return { ...options, args: [...(options.args ?? []), '--disable-smooth-scrolling'] }
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const live = '**/live/*.e2e.ts'

/**
 * The built app in three set-ups: demo on a desktop, demo on a phone, live through the proxy to a real HTTP service. Slow tests
 * have the tag `@slow`: `npm test` skips them, `npm run test:all` runs them.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  // Each step has a separate limit, so a whole journey may take long on a busy machine.
  timeout: 1_800_000,
  expect: { timeout: 40_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    // A trace takes an eighth of the time of a run; `--trace retain-on-failure` records one.
    screenshot: 'only-on-failure',
    // Only an element that never appears reaches this limit.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: browser(),
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'demo',
      testIgnore: [live, '**/phone/*.e2e.ts'],
      use: { ...desktop, baseURL: origins.demo },
    },
    { name: 'phone', testMatch: '**/phone/*.e2e.ts', use: { ...phone, baseURL: origins.demo } },
    {
      name: 'live',
      testMatch: live,
      use: { ...desktop, baseURL: origins.live, serviceWorkers: 'block' },
    },
  ],
  webServer: [demoServer, ...liveServers],
})
