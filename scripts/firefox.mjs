// Two journeys on the built demo in a real Firefox: a part of `npm run test:all`, or alone `npm run test:firefox`.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fromDistribution } from './browser.mjs'

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

/** Uses the demo that was built before; installs Firefox only if none is found. `args` go to the test runner. */
export async function testInFirefox(tally, args = []) {
  const name = 'Journeys in Firefox'
  const found = findFirefox()
  if (found === undefined) {
    return tally.missing(name, 'no Firefox was found or installed; FIREFOX=/path/to/it names one')
  }
  console.log(`Browser: ${found}`)
  return tally.playwright(name, ['--config', 'e2e/firefox/playwright.config.ts', ...args], {
    FIREFOX: found,
  })
}
