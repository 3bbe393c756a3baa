/** Runs 60 codes of the demo: every row of the report has a name. */
import { expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { linesOf } from '@test/made/linesOf.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { startService } from '../mocks/http.ts'
import { checkAll } from './checkAll.ts'
import { loadNames, requestsWithoutName } from './names.ts'
import { outcomesOf, resultsOf, rowsShownFirst } from './results.ts'
import type { RunAnswer } from './runStore.ts'

const AT = Date.UTC(2025, 10, 18, 6, 12)
const CODES = 60
const NAME_IN_FILE = 'A name of the file'

function codesOfNorthgate(): string[] {
  const catalog = demoCatalog()
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < CODES && ordinal < catalog.size; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    const [sku] = product.skuSet ?? []
    if (country === 'us' && product.merchant === 'Northgate' && sku?.ean) codes.add(sku.ean)
  }
  return [...codes]
}

const run = {
  connectionId: 'night',
  lines: [],
  file: null,
  countries: ['us'],
  ownMerchants: { us: ['Northgate'] },
  aliases: noAliases,
  tolerance: 0.5,
  prices: new Map(),
  labels: {},
  apiVariantChoices: null,
  rules: [],
}

it('the nightly report names every row, prefers the file’s names and loads the first rows first', async () => {
  const { url, close } = await startService({ port: 0 })
  const connection = {
    mode: 'direct' as const,
    id: 'night',
    baseUrl: url,
    apiKey: 'demo',
    eanToken: null,
    apiVariant: defaultApiVariant,
    defaults: {},
    ready: Promise.resolve(),
    demo: null,
  }
  const [first, ...others] = linesOf(codesOfNorthgate().join('\n'))
  if (first === undefined) throw new Error('The demo has no codes.')
  const plan = planCodes(
    [{ ...first, known: { title: NAME_IN_FILE, imageUrl: null } }, ...others],
    [['us']],
  )
  const settings = { ...defaultCodesSettings, atOnce: 1 }
  const shared = { connection, onProgress: () => {}, onWait: () => {} }
  const saved: RunAnswer[] = []
  const save = (answer: RunAnswer) => void saved.push(answer)
  try {
    await checkAll({ ...shared, plan, settings, answered: new Map(), save })
    const outcomes = outcomesOf(saved, plan)
    const shown = await rowsShownFirst({ plan, outcomes, run })
    const unnamed = requestsWithoutName(plan, outcomes, shown)
    expect(unnamed.length).toBeGreaterThan(shown.length)
    const prices = saved.length
    await loadNames({ ...shared, atOnce: 1, unnamed, outcomes, save })
    const firstNamed = saved.slice(prices, prices + 10).map(({ key }) => key)
    const firstShown = shown.map(({ place }) => plan.rows[place ?? -1]?.request?.key)
    for (const key of firstNamed) expect(firstShown).toContain(key)
  } finally {
    await close()
  }

  const counts = { ...plan.counts, done: 0, notFound: 0, failed: 0 }
  const { report } = await resultsOf({
    codesCollection: {
      id: 'night',
      at: AT,
      name: 'Night',
      groups: [['us']],
      settings,
      isRunning: false,
      counts,
    },
    plan,
    outcomes: outcomesOf(saved, plan),
    run,
    store: { at: AT, before: null, history: [], fired: null },
    isDemo: true,
    requestedAt: AT,
  })
  const namesOf = (start: string) =>
    report.parts
      .filter(({ key }) => key.startsWith(start))
      .flatMap(({ rows }) => rows.map(([name]) => name))
  const all = namesOf('rows-')
  expect(all).toHaveLength(CODES)
  expect(all[0]).toBe(NAME_IN_FILE)
  for (const name of [...all, ...namesOf('overpriced-'), ...namesOf('underpriced-')]) {
    expect(name).not.toMatch(/^\d+$/)
    expect(name).not.toBeNull()
  }
})
