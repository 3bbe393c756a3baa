/** Two runs of the demo, a week apart: the app opens the second run.json as a collection with two versions. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { planCodes } from '@/domain/codes/planCodes.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { noAliases } from '@/domain/pricing/names.ts'
import { openNightlyRun } from '@/jobs/codes/openNightlyRun.ts'
import { readCodes } from '@/storage/collections/codes.ts'
import { readRunFile } from '@/storage/collections/runFile.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { linesOf } from '@test/made/linesOf.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { startService } from '../mocks/http.ts'
import type { ScenarioName } from '../mocks/scenarios.ts'
import { checkAll } from './checkAll.ts'
import { outcomesOf, resultsOf, writeFiles } from './results.ts'
import type { RunAnswer } from './runStore.ts'

const AT = Date.UTC(2025, 10, 18, 6, 12)
const WEEK = 7 * 24 * 60 * 60 * 1000
const settings = { ...defaultCodesSettings, names: true, atOnce: 4 }

function codesOfNorthgate(): string[] {
  const catalog = demoCatalog()
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < 20 && ordinal < catalog.size; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    const [sku] = product.skuSet ?? []
    if (country === 'us' && product.merchant === 'Northgate' && sku?.ean) codes.add(sku.ean)
  }
  return [...codes]
}

const lines = linesOf(['4.0E+12', ...codesOfNorthgate()].join('\n'))
const plan = planCodes(lines, [['us']])

async function answersAt(scenario: ScenarioName | null, at: number): Promise<RunAnswer[]> {
  const { url, close } = await startService({ port: 0, scenario: () => scenario })
  const saved: RunAnswer[] = []
  await checkAll({
    connection: {
      mode: 'direct',
      id: 'night',
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
  return saved.map(({ key, outcome }) => ({ key, outcome: { ...outcome, at, ms: 1, tries: 1 } }))
}

it('the file of a nightly run opens as a collection with its versions', async () => {
  const before = await answersAt(null, AT)
  const now = await answersAt('next-week', AT + WEEK)
  const input = {
    codesCollection: {
      id: 'night',
      at: AT + WEEK,
      name: 'Shirts',
      groups: [['us']],
      settings,
      isRunning: false,
      counts: { ...plan.counts, done: 0, notFound: 0, failed: 0 },
    },
    plan,
    outcomes: outcomesOf(now, plan),
    run: {
      connectionId: 'night',
      lines,
      file: null,
      countries: ['us'],
      ownMerchants: { us: ['Northgate'] },
      aliases: noAliases,
      tolerance: 0.5,
      prices: new Map(),
      labels: {},
      apiVariantChoices: null,
      rules: [],
    },
    store: {
      at: AT + WEEK,
      before: { head: { at: AT, asked: '' }, answers: () => before },
      history: [],
      fired: null,
    },
    isDemo: true,
    requestedAt: AT + WEEK,
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-run-'))
  await writeFiles(input, await resultsOf(input), folder, 0)
  const text = readFileSync(path.join(folder, 'run.json'), 'utf8')
  rmSync(folder, { recursive: true })

  // It still has the figures for other programs.
  expect(JSON.parse(text)).toMatchObject({
    format: 'catalog-explorer-run',
    name: 'Shirts',
    asked: 20,
  })
  const run = readRunFile(text)
  if (run === null || run === 'wrong') throw new Error('The file of the run can’t be read.')
  const { id } = await openNightlyRun('app', run.collection)

  const read = await readCodes('app', id)
  expect(read?.batch).toMatchObject({ name: 'Shirts', groups: [['us']] })
  expect(read?.lines.map(({ text: line }) => line)).toEqual(lines.map(({ text: line }) => line))
  expect(read?.outcomes.map(({ outcome }) => outcome)).toEqual(
    plan.codeRequests.map(({ position }) => input.outcomes.get(position)),
  )
  const { savedVersions } = await listVersions('app')
  const [set] = savedVersions.filter(
    ({ collection: { source } }) => source.kind === 'codes' && source.collectionId === id,
  )
  expect(set?.versions.map(({ at }) => at)).toEqual([AT + WEEK, AT])
})

it('a file of another kind is not read, and a damaged run is reported as such', () => {
  expect(readRunFile('ean\n2049811763054\n')).toBeNull()
  expect(readRunFile('{ "format": "catalog-explorer-run", "version": 1 }')).toBe('wrong')
})
