/** A plain search through every row, for tests and benchmarks to compare an engine with. Shares no code with the index. */
import type { WireFacetName } from '../wire.ts'
import { FACETS, type Row, type SearchRequest, VALUE_FIELDS, type ValueField } from './catalog.ts'
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

const valuesOf = (row: Row, name: WireFacetName | ValueField): readonly (string | null)[] => {
  if (name === 'price') return [priceKey(row.offerPrice)]
  if (name === 'discount') return [discountKey(row.discount)]
  return name === 'size' ? row.sizes : [row[name]]
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

type Filter = { field: ValueField; wanted: Set<string> }

const filtersOf = ({ filters }: SearchRequest): Filter[] =>
  VALUE_FIELDS.flatMap((field) => {
    const choice = filters[field]
    if (choice === undefined) return []
    return [{ field, wanted: new Set([choice].flat().map((value) => plain(value.trim()))) }]
  })

const passes = (row: Row, filters: readonly Filter[]): boolean =>
  filters.every(({ field, wanted }) =>
    valuesOf(row, field).some((value) => wanted.has(plain(value ?? ''))),
  )

const hasToken = (read: Read, token: string): boolean => {
  if (read.all.has(token)) return true
  for (const word of read.all) if (word.startsWith(token)) return true
  return false
}

const scoreOf = (read: Read, tokens: readonly string[]): number =>
  tokens.reduce((sum, token) => sum + (read.title.has(token) ? 2 : read.all.has(token) ? 1 : 0), 0)

const countOf = (reads: readonly Read[], name: WireFacetName): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { row } of reads) {
    for (const value of new Set(valuesOf(row, name))) {
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** Creates a search through the rows. It accepts merchants only by name, and filters only by values of the rows. */
export const plainSearch = (rows: readonly Row[]): ((request: SearchRequest) => PlainAnswer) => {
  const reads = rows.map(readRow)
  return (request) => {
    const tokens = [...new Set(plainWords(request.q))]
    const matched = reads.filter(
      (read) =>
        request.countries.includes(read.row.country) &&
        tokens.every((token) => hasToken(read, token)),
    )
    const filters = filtersOf(request)
    const found = matched.filter(({ row }) => passes(row, filters))
    const countedIn = (name: WireFacetName): readonly Read[] => {
      const others = filters.filter(({ field }) => field !== name)
      if (request.ownFacet === 'chosen' || others.length === filters.length) return found
      return matched.filter(({ row }) => passes(row, others))
    }
    const scored = found.map((read) => ({ read, score: scoreOf(read, tokens) }))
    return {
      // the sort is stable: equal scores stay in ordinal order
      ordinals: scored
        .toSorted((one, other) => other.score - one.score)
        .map(({ read }) => read.ordinal),
      // the cast: one entry for every facet
      facets: Object.fromEntries(
        FACETS.map((name) => [name, countOf(countedIn(name), name)]),
      ) as PlainAnswer['facets'],
    }
  }
}
