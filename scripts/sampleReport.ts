/**
 * `npm run report:sample`: draws `docs/sample-report.html` from two weeks of the demo's catalog; the file is the same on every
 * machine.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { DEMO_NOW_MS } from '../mocks/data/offer/times.ts'
import { startService } from '../mocks/http.ts'
import type { ScenarioName } from '../mocks/scenarios.ts'
import { checkAll } from '../nightly/checkAll.ts'
import { outcomesOf, resultsOf } from '../nightly/results.ts'
import type { RunAnswer } from '../nightly/runStore.ts'
import { defaultApiVariant } from '../src/api/apiVariant.ts'
import type { RuleCondition, AlertRule } from '../src/domain/alerts/rule.ts'
import { planCodes, type CodesPlan } from '../src/domain/codes/planCodes.ts'
import { defaultCodesSettings, type CodesSettings } from '../src/domain/pricing/itemAnswer.ts'
import { noAliases } from '../src/domain/pricing/names.ts'
import { USUAL_TOLERANCE } from '../src/domain/pricing/tolerance.ts'
import { withChoices } from '../src/domain/report/report.ts'
import { writeReportPage } from '../src/features/reports/page/reportPage.ts'
import { linesOf } from '../test/made/linesOf.ts'

const FILE = path.resolve(import.meta.dirname, '../docs/sample-report.html')
const CODES = 120
const MINE = 'Northgate'
const DAY = 24 * 60 * 60 * 1000
const NOW = DEMO_NOW_MS
const BEFORE = NOW - 7 * DAY

/** The first code of each cotton shirt that your merchant sells. */
function codesOfShirts(): string[] {
  const catalog = demoCatalog()
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < CODES && ordinal < catalog.size; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    const [sku] = product.skuSet ?? []
    const isOwn = country === 'us' && product.merchant === MINE
    if (isOwn && /shirt/i.test(product.title ?? '') && sku?.ean) codes.add(sku.ean)
  }
  return [...codes]
}

const settings: CodesSettings = { ...defaultCodesSettings, names: true, atOnce: 8 }

/** All responses of the service to the plan's codes in one week, as if requested at the time `at`. */
async function answersOf(
  plan: CodesPlan,
  scenario: ScenarioName | null,
  at: number,
): Promise<RunAnswer[]> {
  const { url, close } = await startService({ port: 0, scenario: () => scenario })
  const saved: RunAnswer[] = []
  const { why } = await checkAll({
    connection: {
      mode: 'direct',
      id: 'sample',
      baseUrl: url,
      apiKey: 'demo',
      eanToken: null,
      apiVariant: defaultApiVariant,
      defaults: {},
      ready: Promise.resolve(),
      demo: null,
    },
    plan,
    settings,
    answered: new Map(),
    save: (answer) => void saved.push(answer),
    onProgress: () => {},
    onWait: () => {},
  })
  await close()
  if (why !== null) throw new Error(why)
  const outcomes = outcomesOf(saved, plan)
  return plan.codeRequests.flatMap(({ position, key }) => {
    const outcome = outcomes.get(position)
    const moment = { at: at + position * 1000, ms: 40, tries: 1 }
    return outcome ? [{ key, outcome: { ...outcome, ...moment } }] : []
  })
}

const rule = (id: string, condition: RuleCondition): AlertRule => ({
  id,
  madeAt: 0,
  changedAt: 0,
  isOn: true,
  offAt: null,
  scope: { of: 'all' },
  condition,
  mutes: [],
})

const rules = [
  rule('below', { kind: 'rival below me', by: { amount: 10, unit: '%' }, merchant: null }),
  rule('above', { kind: 'above reference', by: { amount: 12, unit: '%' }, reference: 'median' }),
  rule('new', { kind: 'new rival', merchant: null }),
]

export async function main(): Promise<number> {
  // Reports show local time; this makes the sample the same everywhere.
  process.env['TZ'] = 'UTC'
  const lines = linesOf(codesOfShirts().join('\n'))
  const plan = planCodes(lines, [['us']])
  const before = await answersOf(plan, null, BEFORE)
  const now = await answersOf(plan, 'next-week', NOW)
  const counts = { ...plan.counts, done: 0, notFound: 0, failed: 0 }
  const { report } = await resultsOf({
    codesCollection: {
      id: 'sample',
      at: NOW,
      name: 'Shirts of Northgate',
      groups: [['us']],
      settings,
      isRunning: false,
      counts,
    },
    plan,
    outcomes: outcomesOf(now, plan),
    run: {
      connectionId: 'sample',
      lines,
      file: null,
      countries: ['us'],
      ownMerchants: { us: [MINE] },
      aliases: noAliases,
      tolerance: USUAL_TOLERANCE,
      prices: new Map(),
      labels: {},
      apiVariantChoices: null,
      rules,
    },
    store: {
      at: NOW,
      before: { head: { at: BEFORE, asked: '' }, answers: () => before },
      history: [],
      fired: null,
    },
    isDemo: true,
    requestedAt: NOW,
  })
  const notes =
    'Made by a script from two weeks of the demo’s invented catalog: no merchant, product or price in it is real.'
  const chosen = withChoices(report, {
    title: 'Shirts against the market',
    notes,
    without: new Set(),
  })
  writeFileSync(FILE, writeReportPage(chosen))
  console.log(`${FILE}: ${now.length} codes`)
  return 0
}
