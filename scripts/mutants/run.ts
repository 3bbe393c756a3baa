/**
 * npm run test:mutants -- N [--seed S] [--in FOLDER] [--logic]: changes one operator, constant or condition at a time in the
 * code of `src` without its views, and runs the tests that reach it: logic tests, then page tests if those find nothing. Lists
 * the changes that no test finds. No file is written: the change is made while Vitest reads the code. `--logic` leaves out page
 * tests, `--in src/parts` draws only from there.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawMutants, type Mutant } from './draw.ts'
import { relatedTests } from './related.ts'
import type { MutantRun } from './vitest.config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const REPORTS = path.join(root, '.cache', 'mutants')
const REACHED_FOLDER = path.join(REPORTS, 'reached')
const USUAL_SEED = 17
/** The share of changes that tests must find. */
const GOAL = 0.9
/** Limit in minutes for the tests of one change. A change may cause an endless loop; reaching the limit counts as found. */
const LIMIT = 20

const projects = { logic: /\.test\.ts$/, pages: /\.test\.tsx$/ }
type Project = keyof typeof projects

type Outcome = Mutant & { foundBy: Project | null; failure: string | null; tests: number }

const isTest = (file: string) => /\.(test|d)\.tsx?$/.test(file) || file.startsWith('test/')
/** Views are left out; they are judged by eye and by page tests. */
const isDrawn = (file: string) => /^src\/.*\.ts$/.test(file) && !isTest(file)

function readSources(): Map<string, string> {
  const files = ['src', 'mocks', 'scripts', 'test'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll(path.sep, '/')),
    ),
  )
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
}

/** Runs Vitest to its end, or to the limit in minutes; the code is null if it reached the limit. */
async function runVitest(run: MutantRun, args: readonly string[], limit?: number) {
  const config = path.join(import.meta.dirname, 'vitest.config.ts')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate process group, so that its workers end with it.
    detached: true,
    env: { ...process.env, MUTANT_RUN: JSON.stringify(run), REACHED_FOLDER },
  })
  const output: Buffer[] = []
  child.stderr.on('data', (piece: Buffer) => output.push(piece))
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  const timer = limit === undefined ? undefined : setTimeout(end, limit * 60_000)
  process.once('exit', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', end)
  clearTimeout(timer)
  return { code, output: Buffer.concat(output).toString() }
}

/** Finds the test files that reach each change, on unchanged code. */
async function findReached(mutants: Mutant[], wanted: readonly Project[]) {
  rmSync(REACHED_FOLDER, { recursive: true, force: true })
  mkdirSync(REACHED_FOLDER, { recursive: true })
  const { code, output } = await runVitest({ mutants, tests: [], isProbing: true }, [
    ...wanted.flatMap((project) => ['--project', project]),
    '--reporter=dot',
  ])
  if (code !== 0) throw new Error(`The tests fail without any change:\n${output}`)
  const reached = mutants.map(() => new Set<string>())
  for (const name of readdirSync(REACHED_FOLDER)) {
    const { test, places } = JSON.parse(readFileSync(path.join(REACHED_FOLDER, name), 'utf8')) as {
      test: string
      places: number[]
    } // written by noteReached.ts
    for (const index of places) reached[index]?.add(test)
  }
  return reached
}

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The first failure by name; null if everything passed. */
function failureIn(report: string, code: number): string | null {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report // Vitest's own
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed) return `${path.relative(root, name)}: ${failed.fullName}`
    if (status === 'failed') return path.relative(root, name)
  }
  return code === 0 ? null : 'an error outside of tests'
}

async function failureWith(mutant: Mutant, project: Project, tests: string[]) {
  if (tests.length === 0) return null
  const report = path.join(REPORTS, `${path.basename(mutant.file)}-${mutant.start}.json`)
  const { code, output } = await runVitest(
    { mutants: [mutant], tests, isProbing: false },
    ['--project', project, '--reporter=json', `--outputFile=${report}`, ...tests],
    LIMIT,
  )
  if (code === null) return `no end within ${LIMIT} minutes`
  try {
    return failureIn(report, code)
  } catch {
    throw new Error(`Vitest left no report:\n${output}`)
  } finally {
    rmSync(report, { force: true })
  }
}

const inWords = ({ file, line, was, becomes }: Mutant) =>
  `${file}:${line}  ${was.replaceAll(/\s+/g, ' ')} → ${becomes === '' ? '(nothing)' : becomes}`

const sharedFolders = (one: string, other: string) => {
  const others = other.split('/')
  return one.split('/').findIndex((part, at) => part !== others[at])
}

/** Returns 0 if at least nine of ten changes are found. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' }, in: { type: 'string' }, logic: { type: 'boolean' } },
  })
  const count = Number(positionals[0] ?? 60)
  const seed = Number(values.seed ?? USUAL_SEED)
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
    console.error(
      'How many changes, as a whole number: npm run test:mutants -- 60 [--seed 17] [--in src/parts] [--logic]',
    )
    return 1
  }
  // If the run is stopped by hand, the processes that it started end as well.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  const wanted: Project[] = values.logic ? ['logic'] : ['logic', 'pages']
  const sources = readSources()
  const place = values.in ?? 'src'
  const drawnFrom = new Map(
    [...sources].filter(([file]) => isDrawn(file) && file.startsWith(place)),
  )
  const mutants = drawMutants(drawnFrom, count, seed)
  const relatedTo = relatedTests(sources)
  console.log(`${mutants.length} changes drawn; running the tests once, to see which come by …`)
  const reached = await findReached(mutants, wanted)
  const testsOf = (mutant: Mutant, at: number) => {
    const related = relatedTo(mutant.file)
    // A value computed when the file is loaded may be recorded for an earlier test file only, so all related tests run.
    const comeBy = mutant.isOnce ? related : related.filter((test) => reached[at]?.has(test))
    return comeBy.toSorted(
      (one, other) => sharedFolders(other, mutant.file) - sharedFolders(one, mutant.file),
    )
  }

  const outcomes: Outcome[] = []
  const start = Date.now()
  async function tryOut(mutant: Mutant, at: number) {
    const comeBy = testsOf(mutant, at)
    let failure: string | null = null
    let foundBy: Project | null = null
    for (const project of wanted) {
      const tests = comeBy.filter((test) => projects[project].test(test))
      failure = await failureWith(mutant, project, tests)
      if (failure !== null) foundBy = project
      if (failure !== null) break
    }
    outcomes.push({ ...mutant, foundBy, failure, tests: comeBy.length })
    const left = ((Date.now() - start) / outcomes.length) * (mutants.length - outcomes.length)
    console.log(
      `${outcomes.length}/${mutants.length}, ${Math.ceil(left / 60_000)} min left  ${foundBy ?? 'NOT FOUND'}  ${inWords(mutant)}`,
    )
  }
  const waiting = mutants.entries()
  const takeTurns = async () => {
    for (const [at, mutant] of waiting) await tryOut(mutant, at)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))

  writeFileSync(path.join(REPORTS, `seed-${seed}.json`), JSON.stringify(outcomes, null, 2))
  const survivors = outcomes.filter(({ foundBy }) => foundBy === null)
  if (survivors.length > 0) console.log('\nNot found:')
  for (const survivor of survivors.toSorted((one, other) => one.file.localeCompare(other.file))) {
    const line = sources.get(survivor.file)?.split('\n')[survivor.line - 1]?.trim()
    const by =
      survivor.tests === 0 ? 'no test comes by' : `${survivor.tests} files of tests come by`
    console.log(`  ${inWords(survivor)}  (${by})\n      ${line}`)
  }
  const found = outcomes.length - survivors.length
  const share = found / outcomes.length
  const each = wanted.map(
    (project) =>
      `${outcomes.filter((one) => one.foundBy === project).length} by tests of ${project}`,
  )
  console.log(
    `\nSeed ${seed}: ${found} of ${outcomes.length} found (${(share * 100).toFixed(0)} %), ${each.join(', ')}`,
  )
  return share >= GOAL ? 0 : 1
}
