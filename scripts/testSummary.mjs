// Counts the results of each part of a test run, and prints them at the end: minutes of each part, failures by name, `N passed,
// N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, tools } from './command.mjs'
import { root } from './setup.mjs'

const REPORTS = path.join(root, '.cache', 'reports')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Enough of a message to see what was wrong when only the end of the output is left. */
const LINES_OF_A_MESSAGE = 30

/** A failure in the list at the end: the test's name, and below it the messages. */
function failureOf(name, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))
  return [name, ...lines.slice(0, LINES_OF_A_MESSAGE).map((line) => `      ${line}`)].join('\n')
}

/** A skipped test has not passed, except a slow one in a run without the slow tests. */
const countVitest = (isAll) => (report) => {
  const { numPassedTests, testResults } = readJson(report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    // A file that can't be loaded has no tests that fail, so it counts as one failure.
    if (assertionResults.length === 0)
      return status === 'passed' ? [] : [failureOf(file, [message ?? ''])]
    const isLeftOut = (test) => !isAll && test.status === 'skipped' && test.tags.includes('slow')
    const bad = assertionResults.filter((test) => test.status !== 'passed' && !isLeftOut(test))
    return bad.map(({ fullName, failureMessages }) =>
      failureOf(`${file}: ${fullName}`, failureMessages ?? []),
    )
  })
  return { passed: numPassedTests, failures }
}

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** A test that passed at its second try, or was skipped, has not passed. */
function countPlaywright(report) {
  const tests = specsOf(readJson(report).suites).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status, results }) => ({ status, name: `${file}: ${title}`, results })),
  )
  const failed = tests.filter(({ status }) => status !== 'expected')
  return {
    passed: tests.length - failed.length,
    failures: failed.map(({ name, results }) =>
      failureOf(
        name,
        results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      ),
    ),
  }
}

export function startTally() {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const parts = []

  /** `measure` resolves with the number of passed tests and the names of the failures. */
  async function part(name, measure) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    const counted = await measure()
    parts.push({ name, ...counted, minutes: (performance.now() - start) / 60_000 })
    return counted.failures.length === 0
  }

  /** A runner that fails without saying which test failed, or that leaves no report, still counts as one failure. */
  const runner = (name, script, count, argumentsFor) =>
    part(name, async () => {
      const report = path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`)
      const { args, env } = argumentsFor(report)
      const code = await run(script, args, env)
      const unnamed = [`${name}: ended with code ${code}`]
      try {
        const counted = count(report)
        return code === 0 || counted.failures.length > 0
          ? counted
          : { ...counted, failures: unnamed }
      } catch {
        return { passed: 0, failures: unnamed }
      }
    })

  return {
    part,
    /** A missing prerequisite counts as one failure. */
    missing: (name, why) => part(name, () => ({ passed: 0, failures: [`${name}: ${why}`] })),
    vitest: (name, args = [], env = {}) =>
      runner(name, tools.vitest, countVitest('TEST_ALL' in env), (report) => ({
        args: [
          'run',
          ...args,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        env,
      })),
    playwright: (name, args = [], env = {}) =>
      runner(name, tools.playwright, countPlaywright, (report) => ({
        args: ['test', ...args],
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      })),
    /** Prints the totals; returns the exit code of the run. */
    end() {
      const failures = parts.flatMap((one) => one.failures)
      const passed = parts.reduce((sum, one) => sum + one.passed, 0)
      console.log('')
      for (const { name, minutes, ...counted } of parts) {
        const counts = `${counted.passed} passed, ${counted.failures.length} failed`
        console.log(`${minutes.toFixed(1).padStart(5)} min  ${name}: ${counts}`)
      }
      if (failures.length > 0)
        console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
      console.log(`\n${passed} passed, ${failures.length} failed`)
      return failures.length === 0 && passed > 0 ? 0 : 1
    },
  }
}
