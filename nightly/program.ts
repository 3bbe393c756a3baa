/**
 * `npm run nightly -- --codes FILE --out DIR`: requests all codes without a browser, and writes a report, tables and the
 * matching alerts.
 */
import path from 'node:path'
import process from 'node:process'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { readApiVariantChoices } from '@/api/configuration.ts'
import type { Connection } from '@/api/connection.ts'
import { marketGroups } from '@/api/countryGroups.ts'
import { ruleInWords, scopeInWords } from '@/domain/alerts/ruleWords.ts'
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { planCodes, type CodesPlan } from '@/domain/codes/planCodes.ts'
import {
  defaultCodesSettings,
  type CodesSettings,
  type KnownName,
} from '@/domain/pricing/itemAnswer.ts'
import { formatCount, formatDuration } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CollectionOfCodes } from '@/storage/collections/codes.ts'
import { startService } from '../mocks/http.ts'
import { StartError } from '../scripts/startError.ts'
import { checkAll } from './checkAll.ts'
import { fileInLog } from './codesFile.ts'
import { dryRun } from './dryRun.ts'
import { loadNames, requestsWithoutName } from './names.ts'
import { readOptions, type RunOptions } from './options.ts'
import { createProgress } from './progress.ts'
import {
  outcomesOf,
  resultsOf,
  rowsShownFirst,
  usualTitle,
  writeFiles,
  type RunResults,
} from './results.ts'
import { countryOfFile, readRunSettings, type RunSettings } from './runSettings.ts'
import { requestedMark, openStore, type RunStore } from './runStore.ts'

/** 0: no alert matched; 1: at least one matched; 2: the run failed. */
const EXIT = { quiet: 0, matched: 1, failed: 2 } as const

type Service = { connection: Connection; close: () => Promise<void> }

async function reach(
  { service }: RunOptions,
  { connectionId, apiVariantChoices: dialect }: RunSettings,
): Promise<Service> {
  const common = {
    mode: 'direct' as const,
    id: connectionId,
    eanToken: process.env['CATALOG_EAN_TOKEN'] || null,
    apiVariant: { ...defaultApiVariant, ...readApiVariantChoices(dialect) },
    defaults: {},
    ready: Promise.resolve(),
    demo: null,
  }
  if (service.kind === 'live') {
    const { baseUrl, apiKey } = service
    return { connection: { ...common, baseUrl, apiKey }, close: async () => {} }
  }
  const { url, close } = await startService({ port: 0, scenario: () => service.scenario })
  return {
    connection: { ...common, baseUrl: url, apiKey: 'demo', apiVariant: defaultApiVariant },
    close,
  }
}

/** Names from an earlier run are not requested again. */
function withKnownNames(lines: readonly InputLine[], { before }: RunStore): InputLine[] {
  const names = new Map<string, KnownName>()
  for (const { outcome } of before?.answers() ?? []) {
    if (outcome.state !== 'done' || outcome.answer.kind !== 'ean') continue
    const { code, title, imageUrl } = outcome.answer
    if (title !== null) names.set(code, { title, imageUrl })
  }
  return lines.map((line) => {
    const known = line.entry.kind === 'ean' ? names.get(line.entry.code) : undefined
    return known && !line.known ? { ...line, known } : line
  })
}

function toCodesCollection(
  options: RunOptions,
  settings: CodesSettings,
  groups: string[][],
  at: number,
): CollectionOfCodes {
  const counts = { lines: 0, invalid: 0, asks: 0, done: 0, notFound: 0, failed: 0 }
  const name = options.title ?? usualTitle(options.codes)
  return { id: 'nightly', at, name, groups, settings, isRunning: false, counts }
}

/** A service's message may lack a full stop. */
const sentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`)

const savedInWords = (answered: number, { codeRequests }: CodesPlan) =>
  answered === 0
    ? ''
    : ` ${formatCount(answered)} of ${formatCount(codeRequests.length)} answers are saved. Start it again to continue.`

type Log = (line: string) => void

type Open = {
  options: RunOptions
  run: RunSettings
  settings: CodesSettings
  store: RunStore
  log: Log
}

/** Throws a StartError if it can't request everything. */
async function checkCodes(plan: CodesPlan, open: Open): Promise<void> {
  const { options, run, settings, store, log } = open
  const { counts } = plan
  const known = plan.codeRequests.filter(({ key }) => store.answered.has(key)).length
  const where = run.countries.join(', ').toUpperCase()
  log(
    [
      `${formatCount(counts.asks)} to ask in ${where}, ${options.atOnce} at once`,
      ...(counts.invalid > 0 ? [`${formatCount(counts.invalid)} lines can’t be checked`] : []),
      ...(known > 0 ? [`continues after ${formatCount(known)} already saved`] : []),
    ].join('; '),
  )
  const progress = createProgress(process.stderr, log)
  const { connection, close } = await reach(options, run)
  const callbacks = {
    onProgress: progress.show,
    onWait: (message: string, ms: number) =>
      progress.log(`${sentence(message)} Tries again in ${formatDuration(ms)}.`),
  }
  try {
    const { answered, why } = await checkAll({
      ...callbacks,
      connection,
      plan,
      settings,
      answered: store.answered,
      save: store.save,
    })
    progress.end()
    if (why !== null) throw new StartError(`${sentence(why)}${savedInWords(answered, plan)}`)
    if (answered === 0) {
      throw new StartError('The service didn’t respond. Nothing was written.')
    }
    if (!options.names) return
    const outcomes = outcomesOf(store.answers(), plan)
    const first = await rowsShownFirst({ plan, outcomes, run })
    const unnamed = requestsWithoutName(plan, outcomes, first)
    if (unnamed.length === 0) return
    log(`${formatCount(unnamed.length)} without a name: loading names`)
    await loadNames({
      ...callbacks,
      connection,
      atOnce: settings.atOnce,
      unnamed,
      outcomes,
      save: store.save,
    })
    progress.end()
  } finally {
    await close()
  }
}

/** Logs the results that are also in the files. */
function logResults(
  { evaluation, compared, undecided }: RunResults,
  { rules }: RunSettings,
  log: Log,
) {
  for (const { ruleId, fired, isNew } of evaluation.verdicts) {
    const rule = fired > 0 ? rules.find(({ id }) => id === ruleId) : undefined
    if (!rule) continue
    const words = `${ruleInWords(rule)} (${scopeInWords(rule.scope)})`
    log(`Alert: ${words}: ${formatCount(fired)}, ${formatCount(isNew)} new`)
  }
  if (undecided > 0) {
    log(
      `${plural(undecided, 'title')} undecided: accept products for them in the app, then run again with its backup`,
    )
  }
  if (compared === null) log('First run: the next one shows what changed')
  else {
    const { changed, products } = compared.summary
    log(`${formatCount(changed)} of ${formatCount(products)} offers changed since the run before`)
  }
}

function logFile({ file, countries }: RunSettings, log: Log): void {
  if (file === null) return
  const { reading, prices } = file
  const country = countryOfFile(countries).toUpperCase()
  const words = plural(prices, 'price is', 'prices are')
  log(`${fileInLog(reading)}${prices === 0 ? '' : `; ${words} yours in ${country}`}`)
}

async function runIn(open: Open): Promise<number> {
  const { options, run, settings, store, log } = open
  logFile(run, log)
  const groups = marketGroups(run.countries)
  const plan = planCodes(withKnownNames(run.lines, store), groups)
  if (plan.codeRequests.length === 0) {
    throw new StartError(
      'There is nothing to check: no line has a code, a link, a product ID or a title.',
    )
  }
  await checkCodes(plan, open)
  const isDemo = options.service.kind === 'demo'
  const codes = toCodesCollection(options, settings, groups, store.at)
  const outcomes = outcomesOf(store.answers(), plan)
  const resultOptions = {
    codesCollection: codes,
    plan,
    outcomes,
    run,
    store,
    isDemo,
    requestedAt: Date.now(),
  }
  const results = await resultsOf(resultOptions)
  const hasMatches = results.evaluation.verdicts.some(({ fired }) => fired > 0)
  const exitCode = hasMatches ? EXIT.matched : EXIT.quiet
  await writeFiles(resultOptions, results, options.out, exitCode)
  store.end(results.points, results.fired)
  logResults(results, run, log)
  return exitCode
}

/** Returns the exit code. Throws a StartError if the run can't be done. */
async function start(options: RunOptions, log: Log): Promise<number> {
  const started = Date.now()
  const run = await readRunSettings(options)
  const settings: CodesSettings = {
    ...defaultCodesSettings,
    atOnce: options.atOnce,
    // Prices come first; names follow in the order of the report.
    names: false,
    chain: true,
  }
  const service = options.service.kind === 'demo' ? 'demo' : options.service.baseUrl
  const requested = requestedMark(service, run.countries.join(), settings.mode)
  const store = openStore(options.out, requested, started)
  try {
    const exitCode = await runIn({ options, run, settings, store, log })
    log(`${path.join(options.out, 'report.html')} after ${formatDuration(Date.now() - started)}`)
    return exitCode
  } finally {
    store.close()
  }
}

export async function main(argv: readonly string[]): Promise<number> {
  try {
    const options = readOptions(argv, process.env)
    if (!options.isDryRun) return await start(options, (line) => console.log(line))
    const { text, canRun } = await dryRun(options)
    console.log(text)
    return canRun ? EXIT.quiet : EXIT.failed
  } catch (error) {
    console.error(
      error instanceof StartError
        ? error.message
        : `The run couldn’t be finished: ${error instanceof Error ? error.message : String(error)}`,
    )
    return EXIT.failed
  }
}
