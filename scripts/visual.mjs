// Compares the pages with images that this machine's browser drew before: part of `npm run test:all`, or alone `npm run
// test:visual`.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './setup.mjs'

/** The headless shell, which Playwright installs, draws letters differently from the full browser. */
const isShell = ({ executablePath = 'headless_shell' }) => /headless.shell/.test(executablePath)

async function browserName() {
  const { chromium } = await import('playwright')
  const found = JSON.parse(readFileSync(path.join(root, '.cache', 'browser.json'), 'utf8'))
  const browser = await chromium.launch(found)
  const [major] = browser.version().split('.')
  await browser.close()
  return `${process.platform}-${isShell(found) ? 'shell' : 'chromium'}-${major}`
}

/**
 * Uses the built demo and the browser that was found before; draws the images if there are none. `args` go to the test runner.
 */
export async function compareLooks(tally, args = []) {
  const browser = await browserName()
  const folder = path.join(root, '.cache', 'visual', browser)
  const isFirst = !existsSync(folder)
  if (isFirst)
    console.log(`There are no pictures for ${browser} yet: this run draws them into ${folder}.`)
  return tally.playwright(
    'Pictures of the pages',
    [
      '--config',
      'e2e/visual/playwright.config.ts',
      ...(isFirst ? ['--update-snapshots=all'] : []),
      ...args,
    ],
    { VISUAL_BASELINES: folder },
  )
}
