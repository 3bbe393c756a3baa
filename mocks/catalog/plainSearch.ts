/** A plain search through every row, for tests and benchmarks to compare an engine with. Shares no code with the index. */
import type { WireFacetName } from '../wire.ts'
import type { Choice, Row, SearchRequest } from './catalog.ts'
import { discountKey, priceKey } from './search/ranges.ts'

/** Facets as pairs of a value and its count, in no particular order. */
export type PlainAnswer = {
  ordinals: number[]
  facets: Record<WireFacetName, Map<string, number>>
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')

export const plainWords = (text: string): string[] =>
  plain(text)
    .replace(/[\u3040-\u30ff\u4e00-\u9fff]/g, (sign) => ` ${sign} `)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

const READERS: Record<WireFacetName, (row: Row) => readonly (string | null)[]> = {
  gender: (row) => [row.gender],
  silhouette: (row) => [row.silhouette],
  merchant: (row) => [row.merchant],
  brand: (row) => [row.brand],
  pattern: (row) => [row.pattern],
  primaryColor: (row) => [row.primaryColor],
  fabric: (row) => [row.fabric],
  occasion: (row) => [row.occasion],
  price: (row) => [priceKey(row.offerPrice)],
  discount: (row) => [discountKey(row.discount)],
  size: (row) => row.sizes,
  subSilhouette: (row) => [row.subSilhouette],
}

type Read = { row: Row; ordinal: number; title: Set<string>; all: Set<string> }

const readRow = (row: Row, ordinal: number): Read => {
  const title = plainWords(row.title.join(''))
  const { brand, merchant, category, division, gender, silhouette, subSilhouette } = row
  const values = [brand, merchant, category, division, gender, silhouette, subSilhouette]
  values.push(row.pattern, row.primaryColor, row.fabric, row.occasion, ...row.sizes, ...row.words)
  return {
    row,
    ordinal,
    title: new Set(title),
    all: new Set([...title, ...plainWords(values.join(' | '))]),
  }
}

const lets = (value: string, filter: Choice) =>
  filter === null || [filter].flat().some((wanted) => plain(value) === plain(wanted.trim()))

const holds = (read: Read, token: string): boolean => {
  if (read.all.has(token)) return true
  for (const word of read.all) if (word.startsWith(token)) return true
  return false
}

const scoreOf = (read: Read, tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + (read.title.has(token) ? 2 : read.all.has(token) ? 1 : 0), 0)

const countOf = (reads: readonly Read[], name: WireFacetName): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { row } of reads) {
    for (const value of new Set(READERS[name](row))) {
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** Takes merchants by name. */
export const plainSearch = (rows: readonly Row[]): ((request: SearchRequest) => PlainAnswer) => {
  const reads = rows.map(readRow)
  return (request) => {
    const tokens = [...new Set(plainWords(request.q))]
    const base = reads.filter(
      (read) =>
        request.countries.includes(read.row.country) &&
        lets(read.row.category, request.category) &&
        lets(read.row.division, request.division) &&
        tokens.every((token) => holds(read, token)),
    )
    const ofMerchant = base.filter(({ row }) => lets(row.merchant, request.merchant))
    const ofBrand = base.filter(({ row }) => lets(row.brand, request.brand))
    const found = ofMerchant.filter(({ row }) => lets(row.brand, request.brand))
    const countedIn = (name: WireFacetName): readonly Read[] => {
      if (request.ownFacet === 'chosen') return found
      return name === 'merchant' ? ofBrand : name === 'brand' ? ofMerchant : found
    }
    const scored = found.map((read) => ({ read, score: scoreOf(read, tokens) }))
    return {
      // the sort is stable: equal scores stay in ordinal order
      ordinals: scored
        .toSorted((one, other) => other.score - one.score)
        .map(({ read }) => read.ordinal),
      // the cast: one entry for every key of READERS
      facets: Object.fromEntries(
        Object.keys(READERS).map((name) => {
          const facet = name as WireFacetName
          return [name, countOf(countedIn(facet), facet)]
        }),
      ) as PlainAnswer['facets'],
    }
  }
}
