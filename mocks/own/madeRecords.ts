import { type RecordLimits, packRecords } from './packRecords.ts'
/** Records for tests: as lines, as pieces, and after they are imported. */
import type { RecordPiece } from './records.ts'
import { ownData } from './stored/ownData.ts'
import type { Part } from './stored/parts.ts'

export const madeProduct = (changes: object = {}) => ({
  productId: 'P1',
  merchant: 'Northgate',
  title: 'Shirt',
  offerPrice: 8,
  salePrice: 10,
  discount: 20,
  skuSet: [{ ean: '0041250500735', skuId: 's' }],
  ...changes,
})

/** One line for each product, in the United States unless the object is a whole line with a `product`. */
export const recordLines = (...products: object[]): string =>
  products
    .map((product) => ('product' in product ? product : { country: 'us', product }))
    .map((line, at) => `${JSON.stringify({ row: at + 1, ...line })}\n`)
    .join('')

type Cut = {
  /** Lines in each piece; by default all of them. */
  size?: number
  skipped?: number
  cutBecause?: string | null
}

/** The pieces that a reader would send for these lines; each line counts as many bytes as it has characters. */
export async function* piecesOf(
  lines: string,
  { size = Infinity, skipped = 0, cutBecause = null }: Cut = {},
): AsyncGenerator<RecordPiece> {
  const each = lines.split(/(?<=\n)/)
  let bytes = 0
  for (let at = 0; at < each.length; at += size) {
    const records = each.slice(at, at + size).join('')
    bytes += records.length
    yield { kind: 'records', records, bytes, skipped: at === 0 ? skipped : 0, problems: [] }
  }
  yield { kind: 'end', cutBecause }
}

type Options = { limits?: RecordLimits; signal?: AbortSignal }

/** Imports records and returns the result, with the stored parts and the listings read back from them. */
export const importMadeRecords = async (
  pieces: string | AsyncIterable<RecordPiece>,
  { limits, signal = new AbortController().signal }: Options = {},
) => {
  const parts: Part[] = []
  const summary = await packRecords(typeof pieces === 'string' ? piecesOf(pieces) : pieces, {
    signal,
    onProgress: async () => undefined,
    store: async (part) => {
      parts.push(part)
    },
    ...(limits ? { limits } : {}),
  })
  const data = ownData(parts, summary.merchants)
  const listings = Array.from({ length: data.size }, (_, ordinal) => data.listing(ordinal))
  return { summary, parts, data, listings, titles: listings.map(({ product }) => product.title) }
}
