/** The program behind `searchEngines.ts`: the same documents and the same searches through our engine and the libraries, in turn, and which of the answers are exact. */
import type { Row, SearchRequest } from '../mocks/catalog/catalog.ts'
import { indexWriter } from '../mocks/catalog/index/indexWriter.ts'
import { numberedRows } from '../mocks/catalog/index/numberedRows.ts'
import { plainSearch } from '../mocks/catalog/plainSearch.ts'
import { discountKey, priceKey } from '../mocks/catalog/search/ranges.ts'
import { FACETS } from '../mocks/catalog/index/searchIndex.ts'
import { searcher } from '../mocks/catalog/search/searcher.ts'
import { tokensOf } from '../mocks/catalog/index/tokens.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { requestOf } from './engineRequests.ts'
import { heapKept } from './heapKept.ts'
import { type Answer, type Document, type Peer, loadFrom, peers } from './beside/engines.ts'

/** Milliseconds and bytes; exact answers of all `searches` in one round. */
export type PeerRun = {
  name: string
  hasFacets: boolean
  index: number
  kept: number
  times: number[]
  exactTotals: number
  exactFacets: number
}

const [root = '', size = '', queries = '', rounds = ''] = process.argv.slice(2)

const documentOf = (row: Row, place: number): Document => {
  const { title, words, offerPrice, discount, sizes, ...values } = row
  const searched = [row.brand, row.merchant, row.category, row.division, row.gender, row.silhouette]
    .concat([row.subSilhouette, row.pattern, row.primaryColor, row.fabric, row.occasion])
    .concat(sizes, words)
  return {
    ...values,
    place,
    price: priceKey(offerPrice) ?? '',
    discount: discountKey(discount) ?? '',
    size: [...sizes],
    text: [...new Set(tokensOf(`${title.join('')} | ${searched.join(' | ')}`))].join(' '),
  }
}

const ours = (rows: readonly Row[]): Pick<Peer, 'name' | 'hasFacets' | 'index'> => ({
  name: 'our engine',
  hasFacets: true,
  index: async () => {
    // from texts, as the others
    const { values, at } = numberedRows((place) => rows[place] as Row) // one for each place
    const writer = indexWriter(rows.length, values)
    for (let place = 0; place < rows.length; place += 1) writer.add(at(place))
    const search = searcher(writer.finish(), [])
    return (request) => {
      const { numFound, facets } = search(request)
      return {
        total: numFound,
        facets: new Map(facets.map(({ name, values: counts }) => [name, new Map(counts)])),
      }
    }
  },
})

const same = (one: Map<string, number>, other: Map<string, number> | undefined): boolean =>
  one.size === other?.size && [...one].every(([value, count]) => other.get(value) === count)

const data = demoCatalog({ size: Number(size) })
const rows = Array.from({ length: data.size }, (_, ordinal) => data.row(ordinal))
const documents = rows.map(documentOf)
// all of them count a facet under its own filter; the other reading takes them two searches more
const requests: SearchRequest[] = Array.from({ length: Number(queries) }, (_, number) =>
  requestOf(number, 'chosen'),
)

const engines = []
for (const peer of [ours(rows), ...peers]) {
  const before = await heapKept()
  const begun = performance.now()
  const search = await peer.index(documents, loadFrom(root))
  const index = performance.now() - begun
  const { name, hasFacets } = peer
  const run: PeerRun = {
    name,
    hasFacets,
    index,
    kept: (await heapKept()) - before,
    times: [],
    exactTotals: 0,
    exactFacets: 0,
  }
  engines.push({ search, run })
}

// the first round warms up, and tells which answers are exact
const plain = plainSearch(rows)
for (const request of requests) {
  const expected = plain(request)
  for (const { search, run } of engines) {
    const { total, facets }: Answer = await search(request)
    if (total === expected.ordinals.length) run.exactTotals += 1
    if (FACETS.every((name) => same(expected.facets[name], facets.get(name)))) run.exactFacets += 1
  }
}
for (let round = 0; round < Number(rounds); round += 1) {
  for (const request of requests) {
    for (const { search, run } of engines) {
      const begun = performance.now()
      await search(request)
      run.times.push(performance.now() - begun)
    }
  }
}
process.stdout.write(JSON.stringify(engines.map(({ run }) => run)))
