import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Offer } from '@/api/operations/ean.ts'
import { getTraits, traitsQuery, type TraitsResult } from '@/api/operations/traits.ts'
import { createConcurrencyLimit } from '@/api/queries/concurrencyLimit.ts'
import { traitGroups } from '@/api/traitGroups.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { failedWords } from '@/features/messages/failure/failedWords.ts'
import type { RequestBatch } from '@/features/messages/RequestNotes.tsx'
import { traitGaps, type TraitGaps } from './traitGaps.ts'
import { offeredRecords, stockOf, type OfferedRecord } from './traitRecords.ts'

const AT_A_TIME = 4
/** How many records one click requests. */
const REQUESTS_PER_CLICK = 24

const limited = createConcurrencyLimit(AT_A_TIME)

export type TraitColumn = OfferedRecord & {
  /** Why the attributes are unknown, such as 'requesting'; null when they are known. */
  why: string | null
  /** The stock of this EAN's SKU in the record; null when unknown. */
  available: boolean | null
  query: UseQueryResult<TraitsResult>
}

export type RequestedTraits = RequestBatch & {
  columns: TraitColumn[]
  gaps: TraitGaps
  isShown: boolean
  isSettled: boolean
  /** When the last answer came, in epoch milliseconds; null without an answer. */
  receivedAt: number | null
  /** How many offers name no record that can be requested. */
  without: number
}

function whyUnknown({ data, fetchStatus, isError, error }: UseQueryResult<TraitsResult>) {
  if (data) return data.kind === 'none' ? 'listing not found' : null
  if (fetchStatus === 'fetching') return 'requesting'
  if (fetchStatus === 'paused') return 'waiting for the connection'
  return isError ? failedWords(error) : 'not checked'
}

/** Loads the attributes of every merchant's record of a code: each click loads the next ones, a few at a time and each once. */
export function useTraitGaps(
  code: string,
  offers: Offer[],
  ownMerchants: OwnMerchants,
  countries: string[],
): RequestedTraits {
  const connection = useConnection()
  const [clicked, setClicked] = useState({ of: '', count: 0 })
  const records = useMemo(() => offeredRecords(offers, ownMerchants), [offers, ownMerchants])
  const without = useMemo(() => {
    const ids = new Set<string | null>(records.map(({ id }) => id))
    return offers.filter(({ productId }) => !ids.has(productId)).length
  }, [offers, records])
  const market = `${code} ${countries.join()}`
  const requested = clicked.of === market ? Math.min(clicked.count, records.length) : 0
  // Use full mode, because it includes the stock, and because it is the request of the product page, which then needs no other.
  const queries = useQueries({
    queries: records.slice(0, requested + REQUESTS_PER_CLICK).map(({ id }, at) => {
      const request = { id, countries, mode: 'full' as const }
      return {
        ...traitsQuery(connection, request),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limited(() => getTraits(connection, request, { signal }), signal),
        enabled: at < requested,
      }
    }),
  })
  // When all records are in the cache, because other pages have loaded them, they are shown without a click.
  const shown = queries.every(({ data }) => data !== undefined) ? queries.length : requested
  const columns = queries.slice(0, shown).flatMap((query, at): TraitColumn[] => {
    const record = records[at]
    if (!record) return []
    const found = query.data?.kind === 'found' ? query.data : null
    const available = stockOf(found?.product ?? null, code)
    return [{ ...record, why: whyUnknown(query), available, query }]
  })
  const gaps = traitGaps(
    columns.map(({ isOwn, query: { data } }) => ({
      isOwn,
      traits: data?.kind === 'found' ? traitGroups(data.traits) : null,
    })),
  )
  const failed = columns
    .map(({ query }) => query)
    .filter(({ data, isError, isFetching }) => !data && isError && !isFetching)
  const answers = columns.flatMap(({ query: { data } }) => (data ? [data.answer.receivedAt] : []))
  return {
    columns,
    gaps,
    total: records.length,
    answered: queries.filter(({ data }) => data !== undefined).length,
    failed,
    next: queries.slice(shown).filter(({ data }) => data === undefined).length,
    requestMore: () =>
      setClicked({ of: market, count: Math.min(records.length, requested + REQUESTS_PER_CLICK) }),
    isShown: shown > 0,
    isSettled: answers.length + failed.length >= shown,
    receivedAt: answers.length === 0 ? null : Math.max(...answers),
    without,
  }
}
