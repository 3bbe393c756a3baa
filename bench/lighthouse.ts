/**
 * `npm run bench -- lighthouse`: Lighthouse's scores for the app and its peers, on a phone and on a desktop. Each page is
 * served compressed over loopback and opened at the same search with Lighthouse's own phone and desktop settings. Lighthouse
 * simulates the network and the processor from what was loaded, so the network's share needs no quiet machine. The runs of the
 * pages alternate. Each figure is a median, and each ratio is the median of the ratios of adjacent runs.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { type MeasuredPage, nameOf, type PageName, withPages } from './beside/pages.ts'
import { browserOptions } from './browser.ts'
import { median } from './quantile.ts'
import type { Report } from './report.ts'

const QUERY = 'cotton'
/** `BENCH_RUNS` lowers this for a quick trial. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const NAMES: readonly PageName[] = ['ours', 'instantsearch']

type Form = 'mobile' | 'desktop'
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const
type Audit = keyof typeof AUDITS
type Run = { scores: number[]; audits: Record<Audit, number>; failed: string[] }

/** The part of Lighthouse's result that is read. */
type Result = {
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
    audits: Record<string, { id: string; score: number | null; numericValue?: number }>
  }
}
type Lighthouse = (address: string, flags: object, config: object) => Promise<Result>
type Launched = { port: number; kill: () => void }
type Launcher = { launch: (options: object) => Promise<Launched> }

/** The app does not use these packages, so they are not in its own `package.json`. */
const peers = createRequire(path.resolve(import.meta.dirname, 'peers/package.json'))

function lighthouseIn(port: number) {
  // The types cover only what is used here.
  const { default: lighthouse } = peers('lighthouse') as { default: Lighthouse }
  const { desktopConfig } = peers('lighthouse') as { desktopConfig: object }
  const forms: Record<Form, object> = {
    mobile: { extends: 'lighthouse:default' },
    desktop: desktopConfig,
  }
  return async (page: MeasuredPage, form: Form): Promise<Run> => {
    const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES }
    const { lhr } = await lighthouse(page.address(QUERY), flags, forms[form])
    if (lhr.runtimeError) throw new Error(`${nameOf[page.name]}: ${lhr.runtimeError.message}`)
    const valueOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const failed = CATEGORIES.slice(1).flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .map(({ id }) => lhr.audits[id])
        .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
        .map((audit) => audit?.id ?? ''),
    )
    return {
      scores: CATEGORIES.map((category) => (lhr.categories[category]?.score ?? Number.NaN) * 100),
      audits: {
        FCP: valueOf(AUDITS.FCP),
        LCP: valueOf(AUDITS.LCP),
        TBT: valueOf(AUDITS.TBT),
        CLS: valueOf(AUDITS.CLS),
        'Speed Index': valueOf(AUDITS['Speed Index']),
      },
      failed,
    }
  }
}

async function inLaunchedBrowser(run: (port: number) => Promise<void>): Promise<void> {
  const { launch } = peers('chrome-launcher') as Launcher // the type covers only what is used here
  const { executablePath, args = [] } = browserOptions()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    await run(browser.port)
  } finally {
    browser.kill()
  }
}

function reportFigures({ addFigure, note }: Report, form: Form, runs: Map<PageName, Run[]>): void {
  const of = (name: PageName) => runs.get(name) ?? []
  const middle = (name: PageName, read: (run: Run) => number) => median(of(name).map(read))
  for (const name of NAMES) {
    const scores = CATEGORIES.map((_, place) => middle(name, (run) => run.scores[place] ?? 0))
    const goal = {
      message: '100 in all three',
      isMet: scores.every((score) => Math.round(score) === 100),
    }
    const read = scores.map((score) => score.toFixed(0)).join(' / ')
    addFigure(
      `${form}: ${nameOf[name]}, performance / accessibility / best practices`,
      read,
      name === 'ours' ? goal : undefined,
    )
    const ms = (audit: Audit) => middle(name, ({ audits }) => audits[audit]).toFixed(0)
    addFigure(
      `${form}: ${nameOf[name]}, FCP / LCP / Speed Index`,
      `${ms('FCP')} / ${ms('LCP')} / ${ms('Speed Index')} ms`,
    )
    const [tbt, cls] = [
      middle(name, ({ audits }) => audits.TBT),
      middle(name, ({ audits }) => audits.CLS),
    ]
    const calm = { message: 'TBT ≤ 10 ms, CLS 0', isMet: tbt <= 10 && cls < 0.0005 }
    addFigure(
      `${form}: ${nameOf[name]}, TBT / CLS`,
      `${tbt.toFixed(0)} ms / ${cls.toFixed(3)}`,
      name === 'ours' ? calm : undefined,
    )
  }
  for (const audit of ['FCP', 'LCP'] as const) {
    const others = of('instantsearch')
    const ratio = median(
      of('ours').map((run, place) => run.audits[audit] / (others[place]?.audits[audit] ?? 0)),
    )
    const goal = { message: '≤ 0.9', isMet: ratio <= 0.9 }
    const isGoal = audit === 'FCP' && form === 'mobile'
    addFigure(
      `${form}: ${audit}, the app ÷ react-instantsearch`,
      ratio.toFixed(2),
      isGoal ? goal : undefined,
    )
  }
  const failed = [...new Set(of('ours').flatMap((run) => run.failed))]
  if (failed.length > 0) note(`Below 90 on the ${form}, in the app: ${failed.join(', ')}.`)
}

export const title = `Lighthouse beside the peers, medians of ${RUNS} interleaved runs`

export async function measure(report: Report): Promise<void> {
  await withPages(NAMES, (pages) =>
    inLaunchedBrowser(async (port) => {
      const run = lighthouseIn(port)
      for (const form of ['mobile', 'desktop'] as const) {
        const runs = new Map<PageName, Run[]>()
        for (let turn = 0; turn < RUNS; turn += 1) {
          for (const page of pages)
            runs.set(page.name, [...(runs.get(page.name) ?? []), await run(page, form)])
        }
        reportFigures(report, form, runs)
      }
    }),
  )
}
