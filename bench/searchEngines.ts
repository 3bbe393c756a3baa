/** `npm run bench -- searchEngines`: our engine beside Orama, MiniSearch, FlexSearch and ItemsJS, on the same listings with the same searches: the reason for one of our own, or none. */
import path from 'node:path'
import { gzipSizeOf, inOwnProcess } from './inOwnProcess.ts'
import { PACKAGES, peers } from './beside/engines.ts'
import { median, quantile } from './quantile.ts'
import type { Report } from './report.ts'
import type { PeerRun } from './searchEngineRuns.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The larger the catalog, the fewer the searches: the same for all. */
const SIZES = [
  { size: 20_000, queries: 40, rounds: 3 },
  { size: 100_000, queries: 16, rounds: 2 },
]

export const title = 'a search with twelve facets, in our engine and in libraries'

export async function measure({ say, note }: Report): Promise<void> {
  const codes = new Map([
    ['our engine', await gzipSizeOf('../mocks/catalog/createCatalog.ts', 'createCatalog')],
  ])
  for (const { name, module, uses } of peers) {
    codes.set(name, await gzipSizeOf(path.join(ROOT, PACKAGES, module), uses))
  }
  for (const { size, queries, rounds } of SIZES) {
    const asked = [ROOT, String(size), String(queries), String(rounds)]
    const runs = (await inOwnProcess('searchEngineRuns.ts', ...asked)) as PeerRun[] // printed there
    const own = runs[0]
    if (!own) return
    for (const run of runs) {
      const times = `${median(run.times).toFixed(2)} / ${quantile(run.times, 0.95).toFixed(2)} ms`
      const factor = `${(median(run.times) / median(own.times)).toFixed(0)} ×`
      const exact = `exact: ${run.exactTotals} totals, ${run.exactFacets} of all facets of ${queries}`
      const value = [
        `index ${run.index.toFixed(0)} ms`,
        `p50 / p95 ${times} (${factor})`,
        `${(run.kept / 1e6).toFixed(0)} MB`,
        `code ${((codes.get(run.name) ?? Number.NaN) / 1000).toFixed(1)} kB`,
        exact,
      ].join('; ')
      say(`${size.toLocaleString('en')}: ${run.name}${run.hasFacets ? '' : ' (no facets)'}`, value)
    }
  }
  note(
    'All of them get the same folded words and take the beginning of a word; each search asks for one country, all words, 24 listings and twelve facets, now and then a merchant, a brand or a division. Facets of a library that has none are counted from what it found. Exact is what looking at every listing finds. Times are of searches in turn, one after the other in one process; memory is what a library keeps besides the documents, which it was given.',
  )
}
