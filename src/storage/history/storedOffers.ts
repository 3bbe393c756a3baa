/** Collects the stored offers of one code over time, from answers to codes and from rows of versions. */
import { countriesOfKey } from '@/domain/codes/planCodes.ts'
import type { IdentifiedOffer } from '@/domain/pricing/ownMerchants.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isRows, readEntry } from '@/storage/collections/collectionEntries.ts'
import { eachOfConnection } from '@/storage/database/stored.ts'

export type StoredOffer = IdentifiedOffer & { offerPrice: number | null }

export type StoredOffers = {
  /** When the service answered, in epoch milliseconds. */
  at: number
  /** Whether these were all offers of the code; the rows of a search include only the offers that it found. */
  isWhole: boolean
  offers: readonly StoredOffer[]
}

type Wanted = {
  code: string
  /** Countries that were requested together, joined by commas. */
  country: string
}

/**
 * The fields that are read before an entry is validated, because validation is slow and only a few of a hundred thousand entries
 * concern the code.
 */
type RawEntry = { holds?: unknown; key?: unknown; outcome?: { state?: unknown } }

/** Reads the stored offers of a code. Throws if the database cannot be read. */
export async function storedOffers(
  connectionId: string,
  { code, country }: Wanted,
): Promise<StoredOffers[]> {
  const wanted = codeKey(code)
  const isHere = (where: string) => where.toLowerCase() === country.toLowerCase()
  const found: StoredOffers[] = []

  const ofAnswer = (entry: unknown) => {
    const output = readEntry(entry)
    if (output?.holds !== 'answer' || output.outcome.state !== 'done') return
    const { answer, at } = output.outcome
    const market =
      answer.kind === 'ean' ? answer : answer.kind === 'id' ? null : (answer.market ?? null)
    if (market === null || codeKey(market.code) !== wanted) return
    found.push({ at, isWhole: true, offers: market.offers })
  }
  const ofRows = (entry: unknown) => {
    if (!isRows(entry)) return
    const rows = entry.rows.filter(
      (row) =>
        isHere(row.country) &&
        (row.code === undefined || row.code === null
          ? (row.eans ?? []).some((ean) => codeKey(ean) === wanted)
          : codeKey(row.code) === wanted),
    )
    if (rows.length === 0) return
    const offers = rows.map((row) => ({
      productId: row.productId ?? null,
      merchantId: row.merchantId ?? null,
      merchantName: row.merchant ?? null,
      offerPrice: row.offerPrice ?? null,
    }))
    found.push({ at: entry.at, isWhole: false, offers })
  }
  await eachOfConnection(connectionId, ['collections'], (entry) => {
    const { holds, key, outcome } = Object(entry) as RawEntry
    if (holds === 'rows') ofRows(entry)
    else if (
      holds === 'answer' &&
      outcome?.state === 'done' &&
      isHere(countriesOfKey(String(key)))
    ) {
      ofAnswer(entry)
    }
  })
  return found.toSorted((a, b) => a.at - b.at)
}
