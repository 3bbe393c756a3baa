// npm run test:visual: the pages beside the pictures that this machine's browser drew before; without any, draws them.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { run, tools } from './command.mjs'
import { root } from './setup.mjs'

/** The build without windows, which Playwright's own is too, draws letters otherwise than the whole browser. */
const isShell = ({ executablePath = 'headless_shell' }) => /headless.shell/.test(executablePath)

async function browserName() {
  const { chromium } = await import('playwright')
  const found = JSON.parse(readFileSync(path.join(root, '.cache', 'browser.json'), 'utf8'))
  const browser = await chromium.launch(found)
  const [major] = browser.version().split('.')
  await browser.close()
  return `${process.platform}-${isShell(found) ? 'shell' : 'chromium'}-${major}`
}

/** On the demo that was built and with the browser that was found before; `args` go to the test runner. */
export async function compareLooks(args) {
  const name = await browserName()
  const folder = path.join(root, '.cache', 'visual', name)
  const isFirst = !existsSync(folder)
  if (isFirst) console.log(`There are no pictures for ${name} yet: this run draws them.`)
  const code = await run(
    tools.playwright,
    [
      'test',
      '--config',
      'e2e/visual/playwright.config.ts',
      ...(isFirst ? ['--update-snapshots=all'] : []),
      ...args,
    ],
    { VISUAL_BASELINES: folder },
  )
  if (isFirst && code === 0) console.log(`Drawn into ${folder}; the next run compares with them.`)
  return code
}
