// npm test: the checks that a change must pass before it is committed. npm run test:all: these and the slow ones. Both work on
// a fresh machine and end with one line `N passed, N failed`.
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { testDeployment } from '../deploy/test.mjs'
import { findBrowser } from './browser.mjs'
import { buildDemo, buildLive } from './build.mjs'
import { runAside, tools } from './command.mjs'
import { testInFirefox } from './firefox.mjs'
import { setUp } from './setup.mjs'
import { startTally } from './testSummary.mjs'
import { compareLooks } from './visual.mjs'

/** Runs a tool that checks the whole tree as one test; prints its output when it has ended. */
async function check({ name, script, args }) {
  const { code, said } = await runAside(script, args)
  console.log(`\n-- ${name}\n${said.trimEnd()}`)
  return code === 0
}

/** Runs the checks in parallel, one per core. */
async function checkAll(checks) {
  const failures = []
  const left = checks.values()
  const takeTurns = async () => {
    for (const one of left) if (!(await one.passes())) failures.push(one.name)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
  return { passed: checks.length - failures.length, failures }
}

const tool = (name, script, args) => ({ name, passes: () => check({ name, script, args }) })

/**
 * Resolves with true if both builds and a browser are ready for the browser tests. With `isAll`, also runs the slow unit and page
 * tests.
 */
async function testQuickly(tally, isAll) {
  const builds = { live: false, demo: false }
  await tally.part('Builds and checks', () =>
    // The longest first, so that no core is idle at the end.
    checkAll([
      { name: 'Live build', passes: async () => (builds.live = await buildLive()) },
      { name: 'Demo build', passes: async () => (builds.demo = await buildDemo()) },
      tool('Types', tools.tsc, ['--noEmit', '-p', '.']),
      tool('Types in the browser', tools.tsc, ['--noEmit', '-p', 'tsconfig.browser.json']),
      tool('Types of the proxy', tools.tsc, ['--noEmit', '-p', 'tsconfig.node.json']),
      tool('Lint', tools.oxlint, ['--type-aware', '.']),
      tool('Unused code', tools.knip, []),
      tool('Format', tools.oxfmt, ['--check', '.']),
    ]),
  )
  await tally.vitest('Unit and page tests', [], isAll ? { TEST_ALL: '1' } : {})
  const isReady = builds.live && builds.demo && (await findBrowser())
  const journeys = 'Journeys in a browser'
  await (isReady
    ? tally.playwright(journeys, ['--grep-invert', '@slow'])
    : tally.missing(journeys, 'there is no build, or no browser, to walk them in'))
  return isReady
}

async function testSlowly(tally, isReady) {
  await testDeployment(tally)
  if (!isReady) return
  await tally.playwright('Slow journeys', ['--grep', '@slow'])
  await testInFirefox(tally)
  await compareLooks(tally)
}

setUp()
const tally = startTally()
const isAll = process.argv.includes('--all')
const isReady = await testQuickly(tally, isAll)
if (isAll) await testSlowly(tally, isReady)
process.exitCode = tally.end()
