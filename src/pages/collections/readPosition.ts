/** Computes a collection's price index and price positions from the answers of its market checks. */
import { offerListsOf } from '@/domain/codes/itemMerchants.ts'
import { countriesOfKey } from '@/domain/codes/planCodes.ts'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { requestedEntry, type RequestedRow } from '@/domain/market/requestedRow.ts'
import {
  countPositions,
  createMarkets,
  marketOfRow,
  toPositionCounts,
  type RequestedCode,
  type KnownMarkets,
  type PositionCounts,
  type RowMarket,
} from '@/domain/market/rowMarket.ts'
import type { ItemAnswer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { acceptedRecord } from '@/domain/pricing/itemAnswer.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { readReference, competitorName } from '@/domain/pricing/reference.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { readCodes, type StoredAnswer } from '@/storage/collections/codes.ts'
import { readPicked } from '@/storage/collections/picked.ts'
import { rowsInMemory, readRows } from '@/storage/collections/versionParts.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { readIndexChange } from './indexChange.ts'

export type CollectionPosition = {
  /** The mean price index of the collection's products, 100 = the compared-with figure; null if no product has an index. */
  index: number | null
  /** How many products have a price index. */
  compared: number
  counts: PositionCounts
  /** How many points the index changed with the latest version; null without an earlier version to compare with. */
  indexChange: number | null
}

/** The settings that prices are compared by. */
export type PositionSettings = {
  ownMerchantsIn: (country: string) => OwnMerchants
  aliases: Aliases
  tolerance: number
  /** The figure that prices are compared with, as in the URL: `median`, `min`, `mean`, or the ID of a competitor. */
  ref: string
  listPrice: (country: string, code: string) => number | null
}

/** How many rows are processed in one browser task. */
const AT_ONCE = 200

type Market = { country: string; code: string; outcome: ItemOutcome }

/** The market in an answer to any kind of request; null when the answer has none. */
function marketIn(answer: ItemAnswer): { code: string; offers: unknown } | null {
  switch (answer.kind) {
    case 'ean':
      return answer
    case 'url':
      return answer.market
    case 'id':
      return null
    case 'title':
      // A candidate that the user has not accepted may be another product, so its market does not count.
      return acceptedRecord(answer) ? answer.market : null
  }
}

/** The market in a stored answer; for a link or title, the market of the code that was found for it. Null without a market. */
function marketOf({ key, outcome }: StoredAnswer): Market | null {
  const country = countriesOfKey(key)
  const [kind, , code = ''] = key.split(' ')
  if (kind === 'ean') return { country, code, outcome }
  if (outcome.state !== 'done') return null
  const { answer } = outcome
  const market = marketIn(answer)
  if (answer.kind === 'ean' || answer.kind === 'id' || market === null || !answer.market)
    return null
  const { code: checked, offers } = answer.market
  const asEan = {
    kind: 'ean',
    code: checked,
    offers,
    echo: null,
    title: null,
    imageUrl: null,
  } as const
  return { country, code: checked, outcome: { ...outcome, answer: asEan } }
}

const toRow = ({ country, code }: Market): RequestedRow => ({
  country,
  code,
  eans: [],
  title: null,
  imageUrl: null,
})

/** Calls `onRows` with the rows of a collection, one part at a time. */
async function eachRows(
  connectionId: string,
  { storedAs, id }: CollectionSummary,
  markets: readonly Market[],
  onRows: (rows: readonly RequestedRow[]) => Promise<void>,
): Promise<void> {
  if (storedAs === 'batch') return onRows(markets.map(toRow))
  if (storedAs === 'list') {
    const read = await readPicked(connectionId, id)
    return onRows((read?.list.entries ?? []).map(requestedEntry))
  }
  const savedVersions = await readVersions(connectionId, id)
  const [newest] = savedVersions?.versions ?? []
  if (!newest) return undefined
  const { isInMemory } = await readRows(connectionId, newest.id, ({ rows }) => onRows(rows))
  if (!isInMemory) return undefined
  for (const { rows } of rowsInMemory(connectionId, newest.id)) await onRows(rows)
  return undefined
}

/**
 * The price position of a collection; null when no product has an answer. `pause` is called between parts, so that the page can
 * respond to input. Throws when the database can't be read.
 */
export async function readPosition(
  connectionId: string,
  collection: CollectionSummary,
  { ownMerchantsIn, aliases, tolerance, ref, listPrice }: PositionSettings,
  pause: () => Promise<void>,
): Promise<CollectionPosition | null> {
  const codesCollections = await Promise.all(
    collection.markets.map((id) => readCodes(connectionId, id)),
  )
  const markets = codesCollections.flatMap((read) =>
    (read?.outcomes ?? []).flatMap((one) => marketOf(one) ?? []),
  )
  if (markets.length === 0) return null
  const reference = readReference(ref, competitorName(ref, offerListsOf(markets), aliases))
  const read = createMarkets({ ownMerchantsIn, aliases, tolerance, reference, listPrice })
  const known = new Map<string, ReturnType<KnownMarkets['get']> & object>()
  for (let from = 0; from < markets.length; from += AT_ONCE) {
    if (from > 0) await pause()
    const requested = markets
      .slice(from, from + AT_ONCE)
      .map((market): RequestedCode => ({ ...market, isRequesting: false }))
    for (const [key, market] of read(requested)) known.set(key, market)
  }
  const positions: RowMarket[] = []
  let compared = 0
  let sum = 0
  await eachRows(connectionId, collection, markets, async (rows) => {
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % AT_ONCE === 0) await pause()
      const position = marketOfRow(row, known)
      if (!position) continue
      positions.push(position)
      if (position.index !== null) {
        compared += 1
        sum += position.index
      }
    }
  })
  if (positions.length === 0) return null
  return {
    index: compared === 0 ? null : withoutNoise(sum / compared),
    compared,
    counts: toPositionCounts(countPositions(positions)),
    indexChange: await readIndexChange(connectionId, collection, read),
  }
}
