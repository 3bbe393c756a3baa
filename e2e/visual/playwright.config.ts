import path from 'node:path'
import { defineConfig } from 'playwright/test'
import usual from '../../playwright.config.ts'
import { origins } from '../support/ports.ts'
import { demoServer } from '../support/servers.ts'

const widths = { 1440: 900, 390: 844 }

/** The main pages as pictures: each theme, each width, beside what this machine's browser drew before. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '**/*.look.ts',
  // One name for platform and browser: fonts and their smoothing are another machine's own.
  snapshotPathTemplate: path.join(
    process.env['VISUAL_BASELINES'] ?? '.',
    '{projectName}/{arg}{ext}',
  ),
  expect: {
    ...usual.expect,
    // A letter that moves by 2 px changes more than this; what smoothing changes is less.
    toHaveScreenshot: { maxDiffPixels: 20, threshold: 0.15, animations: 'disabled' },
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    Object.entries(widths).map(([width, height]) => ({
      name: `${colorScheme}-${width}`,
      use: {
        colorScheme,
        viewport: { width: Number(width), height },
        baseURL: origins.demo,
      },
    })),
  ),
  webServer: demoServer,
})
