/**
 * The service's counts of brands and merchants equal those of the loaded collection, the map and the files: on the demo, and on
 * a larger catalog if one is available.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '@/api/operations/calls.ts'
import { getSearch } from '@/api/operations/search.ts'
import { makeAssortment } from '@/domain/assortment/makeAssortment.ts'
import { rowOfProduct } from '@/domain/collections/toResultRow.ts'
import { groupNames, noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { createAssortmentAnswers } from '@/jobs/assortment/assortmentAnswers.ts'
import { searchSheet } from '@/pages/search/searchSheet.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { importMadeRecords } from '../../mocks/own/madeRecords.ts'
import { ownEngine } from '../../mocks/own/stored/ownEngine.ts'
import { demo } from '../demo.ts'
import { aSearchRequest } from '../made/aSearchRequest.ts'
import { demoConnection } from '../made/connections.ts'

type Kind = keyof AliasesByKind
/** The number of products with each name. */
type Counts = Record<string, number>

const LARGER = new URL('../../../shared/data/open-grocery.ndjson.gz', import.meta.url)
const KINDS = ['brand', 'merchant'] as const

const search = (request: Partial<SearchRequest>) =>
  getSearch(demoConnection, aSearchRequest({ mode: 'full', size: 100, ...request }))

/** All pages of a search, and the facets of the first. */
async function wholeOf(request: Partial<SearchRequest>) {
  const first = await search(request)
  const products = [...first.products]
  for (let page = 2; products.length < (first.numFound ?? 0); page += 1) {
    const next = await search({ ...request, page })
    products.push(...next.products)
    if (next.products.length === 0) break
  }
  return { first, products }
}

type Whole = Awaited<ReturnType<typeof wholeOf>>

const sumOf = (pairs: Iterable<readonly [string, number]>): Counts => {
  const counts: Counts = {}
  for (const [name, count] of pairs) if (name !== '') counts[name] = (counts[name] ?? 0) + count
  return counts
}

/** Adds up the spellings of a name, as the facet does under its heading. */
function inFacet({ first }: Whole, kind: Kind, aliases: AliasesByKind): Counts {
  const values = first.facets.find(({ name }) => name === kind)?.values ?? []
  const counts = new Map(values.map(([value, count]) => [value, count ?? 0]))
  return sumOf(
    [...groupNames(counts, aliases[kind]).values()].flatMap(({ name, spellings }) =>
      spellings.map((one) => [name, counts.get(one) ?? 0] as const),
    ),
  )
}

function inCollection({ products }: Whole, kind: Kind, aliases: AliasesByKind): Counts {
  const work = createRowWork()
  work.add(products.map((product) => rowOfProduct(product, 'us')))
  work.join(aliases)
  const groups = work.query(noFilter, []).groups[kind] ?? []
  return sumOf(groups.map(({ value, all }) => [value, all]))
}

function inFile({ first, products }: Whole, kind: Kind, aliases: AliasesByKind): Counts {
  const { columns, rows } = searchSheet({
    state: searchState({}),
    countries: ['us'],
    result: { ...first, kind: 'found', products },
    columns: null,
    market: null,
    label: '',
    aliases,
    at: 0,
  })
  const column =
    columns.find(({ key }) => key === `${kind} as one`) ?? columns.find(({ key }) => key === kind)
  return sumOf(
    rows.map((row) => {
      const cell = column?.cell(row)
      return [typeof cell === 'string' ? cell : '', 1]
    }),
  )
}

/** Every merchant is requested, as the map's own button does. */
async function inMap(request: Partial<SearchRequest>, aliases: AliasesByKind) {
  const answers = createAssortmentAnswers()
  const all = await search({ ...request, mode: 'lite', size: 1 })
  answers.add({ merchant: null, brand: null }, all)
  for (const [merchant] of answers.view().named ?? []) {
    const own = await search({ ...request, mode: 'lite', size: 1, merchant: [merchant] })
    answers.add({ merchant, brand: null }, own)
  }
  const { rows, columns } = makeAssortment(answers.view(), [], aliases)
  return {
    brand: sumOf(rows.map(({ brand, sum }) => [brand, sum])),
    merchant: sumOf(columns.map(({ merchant, numFound }) => [merchant, numFound ?? 0])),
  }
}

/** Declares the first two names and the last one to be one. */
const aliasesIn = ({ products }: Whole): AliasesByKind => {
  const of = (kind: Kind) => {
    const names = [...new Set(products.flatMap((product) => product[kind] ?? []))]
    return names.length < 3 ? [] : [['As I call them', ...names.slice(0, 2), names.at(-1) ?? '']]
  }
  return { brand: of('brand'), merchant: of('merchant') }
}

/** Every place, with its counts and the facet's counts. */
async function countsOf(request: Partial<SearchRequest>) {
  const whole = await wholeOf(request)
  const made: [place: string, counts: Counts, wanted: Counts][] = []
  for (const aliases of [noAliases, aliasesIn(whole)]) {
    const map = await inMap(request, aliases)
    for (const kind of KINDS) {
      const wanted = inFacet(whole, kind, aliases)
      made.push(
        [`workbench ${kind}`, inCollection(whole, kind, aliases), wanted],
        [`file ${kind}`, inFile(whole, kind, aliases), wanted],
        [`map ${kind}`, map[kind], wanted],
      )
    }
  }
  return made
}

describe('brands and merchants have the same counts in facet, collection, map and file', () => {
  it.each([
    { q: 'cotton kurta' },
    { q: 'shirt' },
    { q: 'dress', countries: ['gb'] },
    { q: '', countries: ['in'] },
  ])('for $q in the demo', async (request) => {
    for (const [place, counts, wanted] of await countsOf({ countries: ['us'], ...request })) {
      expect(Object.keys(wanted).length).toBeGreaterThan(1)
      expect([place, counts]).toEqual([place, wanted])
    }
  })

  // Runs only if the larger catalog is available.
  it.each(existsSync(LARGER) ? ['organic', ''] : [])(
    'for “%s” among 16,000 listings of real products',
    async (q) => {
      const { data } = await importMadeRecords(gunzipSync(readFileSync(LARGER)).toString('utf8'))
      demo.server.use(...createHandlers({ catalog: ownEngine(data, 'this'), mount: 'node' }))
      for (const [place, counts, wanted] of await countsOf({ countries: ['us'], q })) {
        expect([place, counts]).toEqual([place, wanted])
      }
    },
  )
})
