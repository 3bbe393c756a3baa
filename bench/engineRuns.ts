/**
 * The program that `engine.ts` runs: makes, indexes and searches demo catalogs of the given sizes several times and prints the
 * figures.
 */
import { indexWriter } from '../mocks/catalog/index/indexWriter.ts'
import type { SearchIndex } from '../mocks/catalog/index/searchIndex.ts'
import { searcher } from '../mocks/catalog/search/searcher.ts'
import { demoCatalog, merchants } from '../mocks/data/demoCatalog.ts'
import { requestOf } from './engineRequests.ts'
import { heapAfterCollection } from './heapAfterCollection.ts'

/** Milliseconds; `records` is the time to make the 24 records of a page. `remaining` is memory in bytes. */
export type EngineRun = {
  size: number
  rows: number
  index: number
  searches: number[]
  records: number[]
  remaining: number
}

const ROUNDS = 3
const QUERIES = 400
// Small enough that the rows stay in the processor's nearest cache, as in the app, which indexes each row at once.
const SLICE = 25

const named = merchants.map(({ id, name, logo }) => ({ id, name, logo }))

function build(
  size: number,
): Pick<EngineRun, 'rows' | 'index'> & { index: number; built: SearchIndex } {
  const data = demoCatalog({ size })
  const writer = indexWriter(size, data.numbered.values)
  let rows = 0
  let index = 0
  for (let from = 0; from < size; from += SLICE) {
    const begun = performance.now()
    const slice = Array.from({ length: Math.min(SLICE, size - from) }, (_, at) =>
      data.numbered.at(from + at),
    )
    const made = performance.now()
    for (const row of slice) writer.add(row)
    rows += made - begun
    index += performance.now() - made
  }
  const begun = performance.now()
  const built = writer.finish()
  return { rows, index: index + performance.now() - begun, built }
}

async function run(size: number): Promise<EngineRun> {
  const before = await heapAfterCollection()
  const { rows, index, built } = build(size)
  const data = demoCatalog({ size })
  const search = searcher(built, { ...data, merchants: named })
  const searches: number[] = []
  const records: number[] = []
  for (let number = 0; number < 40; number += 1) search(requestOf(number, 'all'))
  for (let number = 0; number < QUERIES; number += 1) {
    const request = requestOf(number, number % 2 === 0 ? 'all' : 'chosen')
    const begun = performance.now()
    const { positions } = search(request)
    const found = performance.now()
    positions.map((ordinal) => data.listing(ordinal))
    searches.push(found - begun)
    records.push(performance.now() - found)
  }
  const remaining = (await heapAfterCollection()) - before
  // This use of the engine prevents its collection before the memory is read.
  search(requestOf(0, 'all'))
  return { size, rows, index, searches, records, remaining }
}

const sizes = process.argv.slice(2).map(Number)
const runs: EngineRun[] = []
for (let round = 0; round < ROUNDS; round += 1) for (const size of sizes) runs.push(await run(size))
process.stdout.write(JSON.stringify(runs))
