import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LaunchOptions } from 'playwright'
import { defineConfig, devices } from 'playwright/test'
import { KEY, ports } from './ports.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What `npm test` found to work on this machine; Playwright's own browser where nothing was looked for. */
function browser(): LaunchOptions {
  try {
    return JSON.parse(
      readFileSync(path.join(root, '.cache', 'browser.json'), 'utf8'),
    ) as LaunchOptions // written by scripts/browser.mjs
  } catch {
    return {}
  }
}

const at = (port: number) => `http://127.0.0.1:${port}`
const node = (script: string) => `${JSON.stringify(process.execPath)} ${script}`
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const live = '**/live/*.e2e.ts'

/** The built app in three set-ups: demo on a desktop, demo on a phone, live through the proxy to a real HTTP service. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // A trace takes an eighth of the time of a run; `--trace retain-on-failure` records one.
    screenshot: 'only-on-failure',
    launchOptions: browser(),
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'demo',
      testIgnore: [live, '**/phone/*.e2e.ts'],
      use: { ...desktop, baseURL: at(ports.demo) },
    },
    { name: 'phone', testMatch: '**/phone/*.e2e.ts', use: { ...phone, baseURL: at(ports.demo) } },
    {
      name: 'live',
      testMatch: live,
      use: { ...desktop, baseURL: at(ports.live), serviceWorkers: 'block' },
    },
  ],
  webServer: [
    {
      command: node(`scripts/run.mjs preview:demo --port ${ports.demo}`),
      cwd: root,
      url: at(ports.demo),
    },
    {
      command: node(`scripts/run.mjs service --port ${ports.service}`),
      cwd: root,
      port: ports.service,
    },
    {
      command: node(`scripts/run.mjs preview --port ${ports.live}`),
      cwd: root,
      url: at(ports.live),
      env: { CATALOG_BASE_URL: at(ports.service), CATALOG_API_KEY: KEY },
    },
  ],
})
