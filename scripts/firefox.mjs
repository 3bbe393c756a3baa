// npm run test:firefox: two journeys on the built demo in a real Firefox; one is installed only where none is found.
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fromDistribution } from './browser.mjs'
import { run, tools } from './command.mjs'

const systemFirefoxes = {
  linux: ['/usr/bin/firefox', '/usr/bin/firefox-esr'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:/Program Files/Mozilla Firefox/firefox.exe'],
}

function findFirefox() {
  const named = process.env.FIREFOX
  if (named !== undefined) return named
  const anywhere = () => (systemFirefoxes[process.platform] ?? []).find((file) => existsSync(file))
  return anywhere() ?? (fromDistribution('firefox-esr') ? anywhere() : undefined)
}

/** On the demo that was built before; `args` go to the test runner. */
export async function walkInFirefox(args) {
  const found = findFirefox()
  if (found === undefined) {
    console.error('No Firefox was found or installed: install one, or set FIREFOX=/path/to/it.')
    return 1
  }
  console.log(`Browser: ${found}`)
  const config = path.join('e2e', 'firefox', 'playwright.config.ts')
  return run(tools.playwright, ['test', '--config', config, ...args], { FIREFOX: found })
}
