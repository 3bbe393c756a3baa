/** Brands and merchants form the same groups everywhere: in the demo catalog, and in a larger one if it is available. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FacetValue } from '@/api/facets.ts'
import { readProduct, type Product } from '@/api/operations/product.ts'
import type { BrandList } from '@/domain/assortment/brandLists.ts'
import { makeAssortment } from '@/domain/assortment/makeAssortment.ts'
import { rowOfProduct } from '@/domain/collections/toResultRow.ts'
import type { withGroupedColumns } from '@/domain/market/groupedColumns.ts'
import { createOfferReader } from '@/domain/pricing/merchantOffers.ts'
import { groupNames, noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import { createRowWork } from '@/domain/rows/createRowWork.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { ladderPrices } from '@/pages/assortment/ladder/ladderPrices.ts'
import { compareRows } from '@/pages/compare/rows/compareRows.ts'
import { spelledGroups } from '@/pages/search/facets/facetOptions.ts'
import { searchSheet } from '@/pages/search/searchSheet.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { demoCatalog } from '../../mocks/data/demoCatalog.ts'
import { anAnswer } from '../made/anAnswer.ts'

type Kind = keyof AliasesByKind
type Named = Pick<Product, 'brand' | 'merchant'>
/** Maps each spelling to its name. */
type NamesBySpelling = Record<string, string>

const LARGER = new URL('../../../shared/data/open-grocery.ndjson.gz', import.meta.url)

function demoProducts(size: number): Product[] {
  const catalog = demoCatalog({ size })
  return Array.from({ length: size }, (_, at) => readProduct({ ...catalog.listing(at).product }))
}

function largerProducts(): Product[] {
  const lines = gunzipSync(readFileSync(LARGER)).toString('utf8').trimEnd().split('\n')
  return lines.map((line) =>
    // According to its README, each line is a record.
    readProduct((JSON.parse(line) as { product: Record<string, unknown> }).product),
  )
}

const countsOf = (products: readonly Named[], kind: Kind) => {
  const counts = new Map<string, number>()
  for (const { [kind]: name } of products) {
    if (name !== null && name.trim() !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const namesInGroups = (
  groups: Iterable<{ name: string | null; spellings: readonly string[] }>,
): NamesBySpelling =>
  Object.fromEntries(
    [...groups].flatMap(({ name, spellings }) => spellings.map((one) => [one, name ?? ''])),
  )

function inFacet(
  products: readonly Product[],
  kind: Kind,
  aliases: AliasesByKind,
): NamesBySpelling {
  const values: FacetValue[] = [...countsOf(products, kind)]
  const groups = spelledGroups(values, aliases[kind])
  return Object.fromEntries(values.map(([value]) => [value, groups.get(value)?.name ?? value]))
}

/** The groups in a column of a file, or the names themselves if the file needs no such column. */
function namesInFile<Row>(
  { columns, rows }: ReturnType<typeof withGroupedColumns<Row>>,
  kind: Kind,
  read: (row: Row) => string | null,
): NamesBySpelling {
  const column = columns.find(({ key }) => key === `${kind} as one`)
  return Object.fromEntries(
    rows.flatMap((row) => {
      const name = read(row)
      if (name === null || name.trim() === '') return []
      // The column contains only names.
      return [[name, column ? (column.cell(row) as string) : name]]
    }),
  )
}

function inSearchFile(products: Product[], kind: Kind, aliases: AliasesByKind): NamesBySpelling {
  const sheet = searchSheet({
    state: searchState({}),
    countries: ['us'],
    result: {
      kind: 'found',
      products,
      facets: [],
      featured: {},
      numFound: null,
      appliedQuery: null,
      shuffled: null,
      received: products.length,
      pageSize: products.length,
      start: 0,
      answer: anAnswer({}),
    } as unknown as Parameters<typeof searchSheet>[0]['result'], // as much of it as is written
    columns: null,
    market: null,
    label: '',
    aliases,
    at: 0,
  })
  return namesInFile(sheet, kind, (product) => product[kind])
}

function inCollection(
  products: readonly Product[],
  kind: Kind,
  aliases: AliasesByKind,
): NamesBySpelling {
  const work = createRowWork()
  // Without IDs, no row counts as a duplicate of another.
  work.add(products.map((product) => rowOfProduct({ ...product, productId: null }, 'us')))
  work.join(aliases)
  const values = work.query(noFilter, []).groups[kind] ?? []
  return namesInGroups(
    values.flatMap(({ value, spellings }) =>
      value === ''
        ? []
        : [{ name: value, spellings: spellings.length === 0 ? [value] : spellings }],
    ),
  )
}

function inMap(products: readonly Product[], kind: Kind, aliases: AliasesByKind): NamesBySpelling {
  const listOf = (some: readonly Product[]): BrandList => ({
    numFound: some.length,
    brands: [...countsOf(some, 'brand')],
  })
  const soldBy = new Map<string, Product[]>()
  for (const product of products) {
    const name = product.merchant ?? ''
    if (name !== '') soldBy.set(name, [...(soldBy.get(name) ?? []), product])
  }
  const answers = {
    all: listOf(products),
    named: null,
    namesAll: false,
    merchants: new Map(
      [...soldBy].map(([name, some]) => [name, { state: 'answered' as const, list: listOf(some) }]),
    ),
    cells: new Map<string, number | null>(),
  }
  const { rows, columns } = makeAssortment(answers, [], aliases)
  return kind === 'brand'
    ? namesInGroups(rows.map(({ brand, spellings }) => ({ name: brand, spellings })))
    : namesInGroups(columns.map(({ merchant, spellings }) => ({ name: merchant, spellings })))
}

function byMerchant(products: readonly Product[], aliases: AliasesByKind): NamesBySpelling {
  const rows = products.map(({ merchant, offerPrice }) => [
    {
      productId: null,
      merchantId: null,
      merchantName: merchant,
      merchantProductUrl: null,
      offerPrice,
      salePrice: null,
    },
  ])
  const reader = createOfferReader(aliases.merchant)
  for (const offers of rows) reader.read(offers)
  return namesInGroups(reader.names().filter(({ name }) => name !== null))
}

/** Only the names of the lines, because the ladder states no spellings. */
const onLadder = (products: readonly Product[], aliases: AliasesByKind) =>
  ladderPrices(products, aliases.merchant)
    .merchants.map(({ merchant }) => merchant)
    .toSorted()

function inComparison(products: readonly Product[], aliases: AliasesByKind): NamesBySpelling {
  const row = compareRows(
    products.map((record) => ({ record, traits: [] })),
    aliases,
  ).find(({ key }) => key === 'brand')
  return namesInGroups(
    (row?.cells ?? []).flatMap((cell) => (cell?.kind === 'text' && cell.group ? [cell.group] : [])),
  )
}

/** Spellings as in another merchant's feed. */
const rewritten = [
  (name: string) => name.toUpperCase(),
  (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  (name: string) => `${name}.`,
  (name: string) => name.toLocaleUpperCase('tr'),
  (name: string) => name.normalize('NFD').replaceAll('ss', 'ß'),
  (name: string) =>
    name.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
]

function withSpellings(products: readonly Product[], ways: readonly number[]): Product[] {
  return products.map((product, at) => {
    const rewrite = rewritten[ways[at % ways.length] ?? -1]
    if (!rewrite) return product
    const write = (name: string | null) => (name === null ? null : rewrite(name))
    return { ...product, brand: write(product.brand), merchant: write(product.merchant) }
  })
}

/** Every place that groups names, with its result and the result of the one rule. */
function groupings(
  products: Product[],
  aliases: AliasesByKind,
): [place: string, made: unknown, wanted: unknown][] {
  const wanted = (kind: Kind, some: readonly Product[] = products) =>
    namesInGroups(groupNames(countsOf(some, kind), aliases[kind]).values())
  const priced = products.filter(
    ({ offerPrice, merchant }) => (offerPrice ?? 0) > 0 && (merchant ?? '') !== '',
  )
  return [
    ...(['brand', 'merchant'] as const).flatMap((kind): ReturnType<typeof groupings> => [
      [`facet ${kind}`, inFacet(products, kind, aliases), wanted(kind)],
      [`search file ${kind}`, inSearchFile(products, kind, aliases), wanted(kind)],
      [`workbench ${kind}`, inCollection(products, kind, aliases), wanted(kind)],
      [`map ${kind}`, inMap(products, kind, aliases), wanted(kind)],
    ]),
    ['by merchant', byMerchant(priced, aliases), wanted('merchant', priced)],
    [
      'ladder',
      onLadder(priced, aliases),
      [...new Set(Object.values(wanted('merchant', priced)))].toSorted(),
    ],
  ]
}

function getAliases(products: readonly Product[], picks: readonly number[]): AliasesByKind {
  const of = (kind: Kind) => {
    const names = [...countsOf(products, kind).keys()]
    const picked = [...new Set(picks.flatMap((pick) => names[pick % names.length] ?? []))]
    return picked.length < 2 ? [] : [['As I call them', ...picked]]
  }
  return { brand: of('brand'), merchant: of('merchant') }
}

/** Names that only the rules of their language show to be the same, or to be different. */
const NAMES: NamesBySpelling = {
  'Groß & Klein': 'groß',
  'GROSS & KLEIN': 'groß',
  Tännhöf: 'tännhöf',
  TÄNNHÖF: 'tännhöf',
  Kırmızı: 'kırmızı',
  KIRMIZI: 'kırmızı',
  Østby: 'østby',
  Ostby: 'ostby',
  Ελληνικός: 'ελληνικός',
  ΕΛΛΗΝΙΚΟΣ: 'ελληνικός',
  ｶﾞｰﾄﾞ: 'ガード',
  ガード: 'ガード',
  カート: 'カート',
  'Crabtree, Vale & Co': 'crabtree, vale & co',
  Crabtree: 'crabtree',
  'Vale & Co': 'vale & co',
  'A|B': 'a|b',
}

/** For each name, the names in the same group. */
const parted = (nameOf: NamesBySpelling) =>
  Object.keys(NAMES).map((name) =>
    Object.keys(NAMES).filter((other) => nameOf[other] === nameOf[name]),
  )

it('names in several languages form the same groups on every page and in every file', () => {
  const [pattern] = demoProducts(1)
  if (!pattern) throw new Error('the demo has a product')
  const products = Object.keys(NAMES).map((name) => ({ ...pattern, brand: name, merchant: name }))
  // All but the ladder give the name of each spelling.
  const made = groupings(products, noAliases).filter(([place]) => place !== 'ladder')
  expect(made.map(([place, nameOf]) => [place, parted(nameOf as NamesBySpelling)])).toEqual(
    made.map(([place]) => [place, parted(NAMES)]),
  )
})

it('only collation.ts defines an alphabetical order', () => {
  const folder = new URL('../../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name),
  )
  const own = files.filter((name) =>
    /Intl\.Collator|localeCompare/.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  expect(own).toEqual(['lib/text/collation.ts'])
})

const pools: [string, () => Product[]][] = [
  ['the demo catalog', () => demoProducts(2000)],
  ...(existsSync(LARGER)
    ? [['16,000 listings of real products', largerProducts] as [string, () => Product[]]]
    : []),
]

describe.each(pools)('in %s, the groups of brand and merchant', (_, make) => {
  const pool = make()

  it('are the same on every page and in every file', () => {
    const spelled = withSpellings(pool, [0, -1, -1, 1, -1, 3, 4, 5])
    const all = [...groupings(pool, noAliases), ...groupings(spelled, getAliases(pool, [1, 5, 9]))]
    for (const [place, made, wanted] of all) expect([place, made]).toEqual([place, wanted])
  })

  it('are the same for any part of it, with any spelling and any aliases', () => {
    const some = fc.array(fc.nat(pool.length - 1), { minLength: 1, maxLength: 24 })
    const ways = fc.array(fc.integer({ min: -1, max: 5 }), { minLength: 1, maxLength: 5 })
    const picks = fc.array(fc.nat(), { maxLength: 4 })
    fc.assert(
      fc.property(some, ways, picks, (places, how, chosen) => {
        const products = withSpellings(
          places.flatMap((index) => pool[index] ?? []),
          how,
        )
        const aliases = getAliases(products, chosen)
        for (const [place, made, wanted] of groupings(products, aliases))
          expect([place, made]).toEqual([place, wanted])
        const nameOf = namesInGroups(
          groupNames(countsOf(products, 'brand'), aliases.brand).values(),
        )
        expect(inComparison(products, aliases)).toEqual(nameOf)
      }),
      { seed: 19, numRuns: 60 },
    )
  })
})
