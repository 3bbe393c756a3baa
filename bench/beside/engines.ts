/** The search libraries beside our engine, each in its best way to answer a search with twelve facets, behind one interface. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SearchRequest } from '../../mocks/catalog/catalog.ts'
import { FACETS } from '../../mocks/catalog/index/searchIndex.ts'
import { tokensOf } from '../../mocks/catalog/index/tokens.ts'
import type { WireFacetName } from '../../mocks/wire.ts'

/** A listing for all of them: the facets' values, what can be filtered by, and every searchable word, folded. */
export type Document = Record<
  Exclude<WireFacetName, 'size'> | 'country' | 'category' | 'division' | 'text',
  string
> & {
  /** In the list of documents. */
  place: number
  size: string[]
}

export type Answer = { total: number; facets: Map<string, Map<string, number>> }
type Search = (request: SearchRequest) => Answer | Promise<Answer>
export type Peer = {
  name: string
  /** Whether it counts facets itself; otherwise they are counted from what it found. */
  hasFacets: boolean
  /** Its module, below `bench/peers/node_modules`, and what is used of it. */
  module: string
  uses: string
  index: (documents: readonly Document[], load: Load) => Promise<Search>
}

/** The module of a peer. It is loaded by its path, so that the product's own checks never meet it. */
export type Load = <Module>(file: string) => Promise<Module>

export const PACKAGES = 'bench/peers/node_modules'

export const loadFrom =
  (root: string): Load =>
  // the caller says what it uses of the module
  async <Module>(file: string) =>
    (await import(/* @vite-ignore */ pathToFileURL(path.join(root, PACKAGES, file)).href)) as Module

const FILTERS = ['country', 'merchant', 'brand', 'category', 'division'] as const

/** What a request filters by: one value each. */
const filtersOf = (request: SearchRequest) =>
  FILTERS.flatMap((name) => {
    const wanted = name === 'country' ? request.countries[0] : request[name]
    return typeof wanted === 'string' ? [[name, wanted] as const] : []
  })

const passes = (document: Document, request: SearchRequest): boolean =>
  filtersOf(request).every(([name, wanted]) => document[name] === wanted)

const wordsOf = ({ q }: SearchRequest): string => tokensOf(q).join(' ')

/** Facets by hand, over what a library without them has found. */
function countedFrom(found: readonly Document[]): Answer {
  const facets = new Map(FACETS.map((name) => [name as string, new Map<string, number>()]))
  for (const [name, counts] of facets) {
    for (const document of found) {
      const value = document[name as WireFacetName] // a name of the list above
      for (const each of typeof value === 'string' ? [value] : value) {
        if (each !== '') counts.set(each, (counts.get(each) ?? 0) + 1)
      }
    }
  }
  return { total: found.length, facets }
}

type Orama = {
  create: (options: object) => object
  insertMultiple: (database: object, documents: readonly Document[], slice: number) => Promise<void>
  search: (
    database: object,
    query: object,
  ) => Promise<{ count: number; facets: Record<string, { values: Record<string, number> }> }>
}

const orama: Peer = {
  name: 'Orama',
  hasFacets: true,
  module: '@orama/orama/dist/esm/index.js',
  uses: 'create, insertMultiple, search',
  index: async (documents, load) => {
    const { create, insertMultiple, search } = await load<Orama>('@orama/orama/dist/esm/index.js')
    const text = [...FACETS, ...FILTERS].map((name) => [name, name === 'size' ? 'enum[]' : 'enum'])
    const database = create({
      schema: { ...Object.fromEntries(text), text: 'string' },
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map(),
          tokenize: (words: string) => [...new Set(words.split(' '))].filter((word) => word !== ''),
        },
      },
    })
    await insertMultiple(database, documents, 5000)
    const facets = Object.fromEntries(FACETS.map((name) => [name, { limit: 10_000 }]))
    return async (request) => {
      const where = Object.fromEntries(filtersOf(request).map(([name, eq]) => [name, { eq }]))
      const query = { term: wordsOf(request), properties: ['text'], threshold: 0, limit: 24 }
      const { count, facets: found } = await search(database, { ...query, where, facets })
      const counts = Object.entries(found).map(
        ([name, { values }]) =>
          [
            name,
            new Map(Object.entries(values).filter(([value, n]) => value !== '' && n > 0)),
          ] as const,
      )
      return { total: count, facets: new Map(counts) }
    }
  },
}

type MiniSearch = {
  addAll: (documents: readonly Document[]) => void
  search: (query: string | symbol, options: object) => { id: number }[]
}
type MiniSearchClass = { new (options: object): MiniSearch; wildcard: symbol }

const miniSearch: Peer = {
  name: 'MiniSearch',
  hasFacets: false,
  module: 'minisearch/dist/es/index.js',
  uses: 'default',
  index: async (documents, load) => {
    const module = await load<{ default: MiniSearchClass }>('minisearch/dist/es/index.js')
    const index = new module.default({ idField: 'place', fields: ['text'] })
    index.addAll(documents)
    return (request) => {
      const query = wordsOf(request)
      const found = index.search(query === '' ? module.default.wildcard : query, {
        prefix: true,
        combineWith: 'AND',
        filter: ({ id }: { id: number }) => passes(documents[id] as Document, request),
      })
      return countedFrom(found.map(({ id }) => documents[id] as Document)) // ids are places in the list
    }
  },
}

type FlexIndex = {
  add: (id: number, text: string) => void
  search: (query: string, options: { limit: number }) => number[]
}
type FlexSearch = { default: { Index: new (options: object) => FlexIndex } }

const flexSearch: Peer = {
  name: 'FlexSearch',
  hasFacets: false,
  module: 'flexsearch/dist/flexsearch.bundle.module.min.mjs',
  uses: 'default',
  index: async (documents, load) => {
    const module = await load<FlexSearch>('flexsearch/dist/flexsearch.bundle.module.min.mjs')
    const index = new module.default.Index({
      tokenize: 'forward',
      encode: (text: string) => text.split(' '),
    })
    for (const { place, text } of documents) index.add(place, text)
    return (request) => {
      const query = wordsOf(request)
      const found =
        query === ''
          ? documents
          : index.search(query, { limit: documents.length }).map((id) => documents[id] as Document) // ids are places in the list
      return countedFrom(found.filter((document) => passes(document, request)))
    }
  },
}

type ItemsJs = {
  search: (input: object) => {
    pagination: { total: number }
    data: { aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> }
  }
}

const itemsJs: Peer = {
  name: 'ItemsJS',
  hasFacets: true,
  module: 'itemsjs/dist/index.modern.js',
  uses: 'default',
  index: async (documents, load) => {
    const module = await load<{ default: (items: object[], options: object) => ItemsJs }>(
      'itemsjs/dist/index.modern.js',
    )
    const names = [...new Set([...FACETS, ...FILTERS])]
    const engine = module.default(
      // it writes into its items
      documents.map((document) => ({ ...document })),
      {
        searchableFields: ['text'],
        isExactSearch: true,
        aggregations: Object.fromEntries(
          names.map((name) => [name, { size: 10_000, conjunction: true }]),
        ),
      },
    )
    return (request) => {
      const query = wordsOf(request)
      const { pagination, data } = engine.search({
        ...(query === '' ? {} : { query }),
        per_page: 24,
        filters: Object.fromEntries(filtersOf(request).map(([name, value]) => [name, [value]])),
      })
      const facets = FACETS.map((name) => {
        const counted = (data.aggregations[name]?.buckets ?? []).filter(
          ({ key, doc_count: n }) => key !== '' && n > 0,
        )
        return [name, new Map(counted.map(({ key, doc_count: n }) => [key, n]))] as const
      })
      return { total: pagination.total, facets: new Map(facets) }
    }
  },
}

export const peers: readonly Peer[] = [orama, miniSearch, flexSearch, itemsJs]
