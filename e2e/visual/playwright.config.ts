import path from 'node:path'
import { defineConfig } from 'playwright/test'
import usual from '../../playwright.config.ts'
import { origins } from '../support/ports.ts'
import { demoServer } from '../support/servers.ts'

const widths = { 1440: 900, 390: 844 }

/** Compares the main pages, in each theme and width, with images that this machine's browser drew before. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '**/*.look.ts',
  // The folder is named after platform and browser, because fonts and their smoothing differ between machines.
  snapshotPathTemplate: path.join(
    process.env['VISUAL_BASELINES'] ?? '.',
    '{projectName}/{arg}{ext}',
  ),
  expect: {
    ...usual.expect,
    // A letter that moves by 2 px changes more pixels than this; smoothing changes fewer.
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
