// npm test: everything, on a fresh machine too. Ends with one line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findBrowser } from './browser.mjs'
import { run, runAside, tools } from './command.mjs'
import { root, setUp } from './setup.mjs'

const REPORTS = path.join(root, '.cache', 'reports')
const unitReport = path.join(REPORTS, 'unit.json')
const journeyReport = path.join(REPORTS, 'journeys.json')

let passed = 0
/** Each by name, said once more at the end, where whoever reads a long log looks first. */
const failed = []

function count(counted) {
  passed += counted.passed
  failed.push(...counted.failures)
}

/** A check without tests of its own counts as one; what it said is printed when it has ended. */
async function check({ name, script, args }) {
  const { code, said } = await runAside(script, args)
  console.log(`\n== ${name}\n${said.trimEnd()}`)
  count(code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] })
  return code === 0
}

/** Side by side, as many as there are cores: most of them use one. Resolves with whether each passed, in their order. */
async function checkAll(checks) {
  const results = []
  const left = checks.entries()
  const takeTurns = async () => {
    for (const [at, one] of left) results[at] = await check(one)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  return results
}

/** A runner that fails without saying which test failed still counts as one failure. */
async function suite(name, script, args, env, read) {
  console.log(`\n== ${name}`)
  const code = await run(script, args, env)
  let counts
  try {
    counts = read()
  } catch {
    counts = { passed: 0, failures: [] }
  }
  const isUnnamed = code !== 0 && counts.failures.length === 0
  count(isUnnamed ? { ...counts, failures: [`${name}: ended with code ${code}`] } : counts)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function readUnit() {
  const { numPassedTests, testResults } = readJson(unitReport)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name)
    // A file that could not be read has no test to fail.
    if (assertionResults.length === 0) return status === 'passed' ? [] : [file]
    const bad = assertionResults.filter((test) => test.status !== 'passed')
    return bad.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: numPassedTests, failures }
}

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** A test that passed at its second try, or was left out, has not passed. */
function readJourneys() {
  const tests = specsOf(readJson(journeyReport).suites).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status }) => ({ status, name: `${file}: ${title}` })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: tests.filter(({ status }) => status !== 'expected').map(({ name }) => name),
  }
}

setUp()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const build = (mode) => ({
  script: tools.vite,
  args: ['build', '--mode', mode, '--logLevel', 'warn'],
})

// The longest first: at the end no core waits for it.
const [liveBuild, demoBuild] = await checkAll([
  { name: 'Live build', ...build('production') },
  { name: 'Demo build', ...build('demo') },
  { name: 'Types', script: tools.tsc, args: ['--noEmit', '-p', '.'] },
  { name: 'Lint', script: tools.oxlint, args: ['--type-aware', '.'] },
  { name: 'Unused code', script: tools.knip, args: [] },
  { name: 'Format', script: tools.oxfmt, args: ['--check', '.'] },
])
await suite(
  'Unit and page tests',
  tools.vitest,
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {},
  readUnit,
)
if (liveBuild && demoBuild && (await findBrowser())) {
  await suite(
    'Journeys in a browser, on the built app',
    tools.playwright,
    ['test', '--config', 'e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    readJourneys,
  )
} else {
  count({ passed: 0, failures: ['Journeys: there is no build, or no browser, to walk them in'] })
}

if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1
