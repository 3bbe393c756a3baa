/** The results of a run: rows, changes and alerts, and the files with them. */
import path from 'node:path'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { evaluateRules, type Evaluation } from '@/domain/alerts/evaluateRules.ts'
import { collectFacts } from '@/domain/alerts/facts.ts'
import { toChangeSide, type Changes, type ChangeSide } from '@/domain/changes/change.ts'
import { changesSummary, type ChangesSummary } from '@/domain/changes/changesSummary.ts'
import { compareVersions } from '@/domain/changes/compareVersions.ts'
import { oneChange, type ProductChange } from '@/domain/changes/productChanges.ts'
import type { SourceLine, InputLine } from '@/domain/codes/inputLines.ts'
import { countriesOfKey, type CodesPlan } from '@/domain/codes/planCodes.ts'
import { checkedText, readEntry } from '@/domain/codes/readEntry.ts'
import { RUN_FORMAT } from '@/domain/collections/runFormat.ts'
import { rowsOfAnswer } from '@/domain/collections/toResultRow.ts'
import { shownStateOf, type ItemOutcome, type CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { priceLookup } from '@/domain/pricing/priceList/priceLookup.ts'
import type { Report } from '@/domain/report/report.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { changesFileColumns, withoutMarkets } from '@/features/changes/columns.ts'
import type { ExportEnvironment } from '@/features/export/exportEnvironment.ts'
import { exportJob } from '@/features/export/exportJob.ts'
import { writeReportPage } from '@/features/reports/page/reportPage.ts'
import { movedFigure } from '@/features/reports/parts/changesPart.ts'
import { indexPart } from '@/features/reports/parts/indexPart.ts'
import { rulesParts } from '@/features/reports/parts/rulesPart.ts'
import { writeReportWorkbook } from '@/features/reports/reportWorkbook.ts'
import { countryName } from '@/lib/countries.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { defaultExportChoice } from '@/lib/sheet/exportChoice.ts'
import type { ExportSource } from '@/lib/sheet/sheet.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import { changesPart } from '@/pages/collection/changes/changesPart.ts'
import {
  collectionFile,
  type CollectionFileOptions,
} from '@/pages/collection/file/collectionFile.ts'
import { codesReportViews } from '@/pages/collection/items/codesReportViews.ts'
import { computeCodesRows } from '@/pages/collection/items/computeCodesRows.ts'
import { collectionReport } from '@/pages/collection/report/collectionReport.ts'
import { meanIndex } from '@/pages/collection/report/positionParts.ts'
import type { ReportView } from '@/pages/collection/report/reportView.ts'
import { topRows } from '@/pages/collection/report/rowParts.ts'
import type { CollectionOfCodes } from '@/storage/collections/codes.ts'
import type { RunCollection } from '@/storage/collections/runFile.ts'
import { readUsualReference } from '@/storage/preferences/usualReference.ts'
import type { RunSettings } from './runSettings.ts'
import {
  writeAtomically,
  type HistoryPoint,
  type RunAnswer,
  type StoredMatches,
  type RunStore,
} from './runStore.ts'

export type ResultOptions = {
  codesCollection: CollectionOfCodes
  plan: CodesPlan
  outcomes: ReadonlyMap<number, ItemOutcome>
  run: RunSettings
  store: Pick<RunStore, 'at' | 'before' | 'history' | 'fired'>
  isDemo: boolean
  /** The time of the last answer, in epoch milliseconds. */
  requestedAt: number
}

const BATCH = 'nightly'

/** Outcomes by position; of repeated tries the last answer counts. */
export function outcomesOf(
  answers: Iterable<RunAnswer>,
  { codeRequests }: CodesPlan,
): Map<number, ItemOutcome> {
  const positions = new Map(codeRequests.map(({ key, position }) => [key, position]))
  const outcomes = new Map<number, ItemOutcome>()
  for (const { key, outcome } of answers) {
    const position = positions.get(key)
    if (position !== undefined) outcomes.set(position, outcome)
  }
  return outcomes
}

const stateCounts = (outcomes: Iterable<ItemOutcome>) => {
  const counts = { done: 0, undecided: 0, 'not found': 0, failed: 0 }
  for (const outcome of outcomes) counts[shownStateOf(outcome)] += 1
  return counts
}

function* sidesOf(answers: Iterable<RunAnswer>): Generator<ChangeSide> {
  for (const { key, outcome } of answers) {
    if (outcome.state !== 'done') continue
    for (const row of rowsOfAnswer(outcome.answer, countriesOfKey(key))) yield toChangeSide(row)
  }
}

/** The answers of this run, in the form in which the previous run's are stored. */
const answersNow = ({ plan, outcomes }: ResultOptions): RunAnswer[] =>
  plan.codeRequests.flatMap(({ position, key }) => {
    const outcome = outcomes.get(position)
    return outcome ? [{ key, outcome }] : []
  })

function* only(
  answers: Iterable<RunAnswer>,
  isWanted: (answer: RunAnswer) => boolean,
): Generator<RunAnswer> {
  for (const answer of answers) if (isWanted(answer)) yield answer
}

function keysOf(answers: Iterable<RunAnswer>): Set<string> {
  const keys = new Set<string>()
  for (const { key, outcome } of answers) if (outcome.state !== 'failed') keys.add(key)
  return keys
}

/** Changes of each code or link that both runs answered; null for the first run. */
function compared({ store: { before } }: ResultOptions, now: readonly RunAnswer[]) {
  if (before === null) return null
  const [earlier, present] = [keysOf(before.answers()), keysOf(now)]
  const inBoth = ({ key }: RunAnswer) => earlier.has(key) && present.has(key)
  const changes = compareVersions(
    { isWhole: true, rows: sidesOf(only(before.answers(), inBoth)) },
    { isWhole: true, rows: sidesOf(only(now, inBoth)) },
  )
  const [first] = before.answers()
  return {
    changes,
    summary: changesSummary(changes),
    before: first?.outcome.at ?? before.head.at,
    now: now[0]?.outcome.at ?? 0,
  }
}

function evaluateAlerts(
  { run, store }: ResultOptions,
  now: readonly RunAnswer[],
): Evaluation & { at: number } {
  const { aliases, ownMerchants, tolerance, prices, rules } = run
  const facts = collectFacts(aliases.brand)
  facts.addCodes({ id: BATCH, outcomes: now })
  // Earlier answers count only for codes that are still requested.
  const requested = new Set(now.map(({ key }) => key))
  const earlier = only(store.before?.answers() ?? [], ({ key }) => requested.has(key))
  facts.addCodes({ id: BATCH, outcomes: earlier })
  for (const [country, entries] of prices) facts.addPrices(country, entries)
  const all = facts.facts()
  const since = store.fired && { at: store.fired.at, since: new Map(store.fired.since) }
  return { ...evaluateRules(rules, all, { ownMerchants, tolerance, aliases }, since), at: all.at }
}

type Answered = Pick<ResultOptions, 'plan' | 'outcomes' | 'run'>

/** Looks up your price in the backup's price lists and the file's prices. */
function ownPriceIn(prices: RunSettings['prices']) {
  const lookups = new Map([...prices].map(([key, entries]) => [key, priceLookup(entries)]))
  return (countries: readonly string[], code: string) =>
    lookups.get(countries.join())?.(code) ?? null
}

/** The rows of one country as a page shows them, and the merchants that undercut you there. */
function viewIn({ plan, outcomes, run }: Answered, country: string) {
  const { ownMerchants, tolerance, aliases, prices } = run
  return computeCodesRows({ plan, outcomeOf: (position) => outcomes.get(position) }, country, {
    ownMerchants,
    reference: readUsualReference(),
    tolerance,
    aliases,
    ownPrice: ownPriceIn(prices),
  })
}

/** The rows that the report shows first: the furthest above and below the market in each country. */
export async function rowsShownFirst(answered: Answered): Promise<WorkRow[]> {
  const views = await Promise.all(
    answered.run.countries.map((country) => viewIn(answered, country)),
  )
  return views.flatMap(({ rows }) => topRows(rows))
}

function viewsOf({
  codesCollection: codes,
  plan,
  outcomes,
  run,
  store,
}: ResultOptions): Promise<ReportView[]> {
  const { ownMerchants, tolerance, aliases, labels, countries, prices } = run
  return codesReportViews({
    codesCollection: codes,
    job: { plan, outcomeOf: (position) => outcomes.get(position) },
    ownMerchants,
    reference: readUsualReference(),
    tolerance,
    aliases,
    ownPrice: ownPriceIn(prices),
    hasNoOwnMerchant:
      prices.size === 0 && countries.every((country) => (ownMerchants[country] ?? []).length === 0),
    labelOf: (group) => labels[group.join()] ?? '',
    isRunning: false,
    at: store.at,
    version: store.at,
  })
}

type Compared = ReturnType<typeof compared>

export type RunResults = {
  report: Report
  views: readonly ReportView[]
  /** Titles without an accepted product. */
  undecided: number
  compared: { changes: Changes; summary: ChangesSummary; before: number; now: number } | null
  evaluation: Evaluation
  points: readonly HistoryPoint[]
  fired: StoredMatches
}

function reportOf(
  { run, store, isDemo }: ResultOptions,
  views: readonly ReportView[],
  found: Compared,
  evaluation: Evaluation,
): { report: Report; points: readonly HistoryPoint[] } {
  const { countries, rules } = run
  const points = views.flatMap(({ rows, collection: { countries: group } }): HistoryPoint[] => {
    const index = meanIndex(rows)
    return index === null ? [] : [{ at: store.at, country: group.join(), ...index }]
  })
  const courses = countries.flatMap((country) => {
    const course = [...store.history.filter(({ at }) => at < store.at), ...points]
    const where = countries.length > 1 ? `, ${countryName(country) ?? country}` : ''
    return (
      indexPart(
        course.filter((point) => point.country === country),
        views[0]?.pricingContext.reference.label ?? '',
        country,
        where,
      ) ?? []
    )
  })
  const report = collectionReport({
    views,
    isDemo,
    first: courses,
    before: [
      ...rulesParts(rules, evaluation),
      ...(found
        ? [
            changesPart({
              ...found,
              rows: found.changes.changes.map(oneChange),
              context: withoutMarkets,
              counts: found.summary,
            }),
          ]
        : []),
    ],
    figure: found && movedFigure(found),
  })
  return { report, points }
}

export async function resultsOf(options: ResultOptions): Promise<RunResults> {
  const now = answersNow(options)
  const found = compared(options, now)
  const evaluation = evaluateAlerts(options, now)
  const views = await viewsOf(options)
  const { report, points } = reportOf(options, views, found, evaluation)
  const since = evaluation.allMatches.map(({ key, since: from }) => [key, from] as const)
  return {
    report,
    views,
    undecided: stateCounts(options.outcomes.values()).undecided,
    compared: found,
    evaluation,
    points,
    fired: { at: evaluation.at, since },
  }
}

/** The rows of all countries in one table. */
function fileOf(views: readonly ReportView[]): CollectionFileOptions | null {
  const [first] = views
  if (first === undefined) return null
  const you = [...new Set(views.flatMap(({ pricingContext }) => pricingContext.you ?? []))]
  return {
    ...first,
    collection: {
      ...first.collection,
      countries: views.flatMap(({ collection }) => collection.countries),
    },
    pricingContext: { ...first.pricingContext, you: you.length === 0 ? null : listedNames(you) },
    label: [...new Set(views.map(({ label }) => label))].filter((label) => label !== '').join(', '),
    rows: views.flatMap(({ rows }) => rows),
  }
}

const nodeEnvironment: ExportEnvironment = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: () => new Promise((resolve) => void setImmediate(resolve)),
}

async function csvOf<Row>(source: ExportSource<Row>): Promise<string> {
  const { pieces } = await exportJob({
    source,
    choice: { ...defaultExportChoice, format: 'csv' },
    which: 'all',
    environment: nodeEnvironment,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  // The pieces of a table as text are texts.
  return pieces.map(String).join('')
}

function changesSource(
  { codesCollection: codes, store }: ResultOptions,
  { compared: found }: RunResults,
): ExportSource<ProductChange> {
  const rows = found?.changes.changes.map(oneChange) ?? []
  return {
    name: 'changes',
    about: () => [
      `What changed in ${codes.name}`,
      found === null
        ? 'First run: nothing to compare with yet'
        : `${formatWhen(found.before)} to ${formatWhen(found.now)}; codes found in both runs`,
      `Country: ${codes.groups.flat().join(', ')}`,
      `Run of ${formatWhen(store.at)}`,
      'Order: as the codes were given',
    ],
    columns: fileColumns(changesFileColumns, rows, withoutMarkets),
    shown: null,
    rows,
    filtered: null,
  }
}

/**
 * A line in the form that the app reads again: its original text if that gives the same entry, otherwise the checked code, link
 * or id.
 */
function toSourceLine(line: InputLine, as: CodesSettings['as']): SourceLine {
  const { entry, text, target, targetProblem, known, further, isTitle } = line
  const reread = readEntry(text, isTitle ? 'title' : as)
  const isSame = JSON.stringify(reread) === JSON.stringify(entry)
  return {
    line: line.line,
    text: isSame ? text : (checkedText(line.entry) ?? text),
    target,
    ...(targetProblem !== null && { targetProblem }),
    ...(known && { known }),
    ...(further && { further: [...further] }),
    ...(isTitle && entry.kind === 'title' && { isTitle }),
  }
}

/** The codes with the answers of this run and the previous one: the app opens it as a collection with versions. */
function collectionOf(options: ResultOptions): RunCollection {
  const { codesCollection: codes, store, plan } = options
  const lines = new Set(plan.rows.map(({ line }) => line))
  const { before } = store
  return {
    name: codes.name,
    groups: codes.groups,
    settings: codes.settings,
    lines: [...lines].map((line) => toSourceLine(line, codes.settings.as)),
    versions: [
      ...(before ? [{ at: before.head.at, answers: [...before.answers()] }] : []),
      { at: store.at, answers: answersNow(options) },
    ],
  }
}

/** The file for other programs, with the figures of the run; it includes the run as a collection for the app. */
function runJson(options: ResultOptions, results: RunResults, exitCode: number): string {
  const { codesCollection: codes, plan, outcomes, run, store, isDemo, requestedAt } = options
  const { compared: found, evaluation, report } = results
  const { rules } = run
  const ruleResults = evaluation.verdicts.filter(({ fired }) => fired > 0)
  const figures = JSON.stringify(
    {
      format: RUN_FORMAT,
      version: 1,
      name: codes.name,
      startedAt: new Date(store.at).toISOString(),
      askedAt: new Date(requestedAt).toISOString(),
      endedAt: new Date().toISOString(),
      isDemo,
      countries: codes.groups.flat(),
      exitCode,
      lines: plan.counts.lines,
      invalid: plan.counts.invalid,
      asked: plan.counts.asks,
      ...stateCounts(outcomes.values()),
      figures: report.figures.map(({ label, value, of = null }) => ({ label, value, of })),
      since: found && new Date(found.before).toISOString(),
      changes: found && {
        changed: found.summary.changed,
        of: found.summary.products,
        ...found.summary.counts,
      },
      rules: {
        judged: evaluation.verdicts.length,
        all: rules.length,
        fired: ruleResults.map(({ ruleId, fired, isNew }) => ({ ruleId, fired, isNew })),
      },
    },
    null,
    1,
  )
  // On one line, because it is long and not meant for people.
  return `${figures.slice(0, figures.lastIndexOf('}')).trimEnd()},\n "collection": ${JSON.stringify(collectionOf(options))}\n}\n`
}

/** Writes each file completely or not at all. Throws if the folder is not writable. */
export async function writeFiles(
  options: ResultOptions,
  results: RunResults,
  folder: string,
  exitCode: number,
): Promise<void> {
  const { store } = options
  const { report, views } = results
  const file = fileOf(views)
  const put = (name: string, content: string | readonly Uint8Array[]) =>
    writeAtomically(path.join(folder, name), content)
  put('report.html', writeReportPage(report))
  put(
    'report.xlsx',
    await writeReportWorkbook(report, { ...nodeEnvironment, date: () => store.at }),
  )
  if (file !== null) put('rows.csv', await csvOf(collectionFile(file)))
  put('changes.csv', await csvOf(changesSource(options, results)))
  put('run.json', runJson(options, results, exitCode))
}

/** The default title, from the file of the codes. */
export const usualTitle = (file: string | null): string =>
  file === null ? 'All collections' : path.basename(file, path.extname(file))
