// npm test: everything, on a fresh machine too. Ends with one line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findBrowser } from './browser.mjs'
import { run, tools } from './command.mjs'
import { root, setUp } from './setup.mjs'

const REPORTS = path.join(root, '.cache', 'reports')
const unitReport = path.join(REPORTS, 'unit.json')
const journeyReport = path.join(REPORTS, 'journeys.json')

const total = { passed: 0, failed: 0 }

function count({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

/** A check without tests of its own counts as one. */
async function check(name, script, args) {
  console.log(`\n== ${name}`)
  const code = await run(script, args)
  count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return code === 0
}

/** A runner that fails without saying which test failed still counts as one failure. */
async function suite(name, script, args, env, read) {
  console.log(`\n== ${name}`)
  const code = await run(script, args, env)
  let counts
  try {
    counts = read()
  } catch {
    counts = { passed: 0, failed: 0 }
  }
  count(code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function readUnit() {
  const { numPassedTests, numFailedTests } = readJson(unitReport)
  return { passed: numPassedTests, failed: numFailedTests }
}

function readJourneys() {
  const { stats } = readJson(journeyReport)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

setUp()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

await check('Types', tools.tsc, ['--noEmit', '-p', '.'])
await check('Lint', tools.oxlint, ['--type-aware', '.'])
await check('Format', tools.oxfmt, ['--check', '.'])
await check('Unused code', tools.knip, [])
await suite(
  'Unit and page tests',
  tools.vitest,
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {},
  readUnit,
)
const built =
  (await check('Live build', tools.vite, ['build'])) &&
  (await check('Demo build', tools.vite, ['build', '--mode', 'demo']))
if (built && (await findBrowser())) {
  await suite(
    'Journeys in a browser, on the built app',
    tools.playwright,
    ['test', '--config', 'e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    readJourneys,
  )
} else {
  count({ passed: 0, failed: 1 })
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
