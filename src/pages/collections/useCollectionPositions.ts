import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { useAliases, useOwnMerchantSpellings } from '@/features/settings/useAliases.ts'
import { useUsualReference } from '@/features/settings/useUsualReference.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { onPriceLists } from '@/storage/priceLists/priceList.ts'
import { priceListQuery } from '@/storage/queries/usePriceList.ts'
import { readPosition, type CollectionPosition } from './readPosition.ts'

const idle = () => new Promise<void>(whenIdle)

/** The end of the queue: positions are computed one collection at a time, when the page is idle. */
let turns: Promise<unknown> = Promise.resolve()

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = turns.then(idle).then(work)
  turns = turn.catch(() => {})
  return turn
}

const KIND = 'collection position'

/** A value that changes with each further answer in the collection, or in the collections of codes that check its market. */
function versionOf(
  { updatedAt, markets, items }: CollectionSummary,
  all: readonly CollectionSummary[],
) {
  const checks = all.filter(({ storedAs, id }) => storedAs === 'batch' && markets.includes(id))
  return { updatedAt, items, markets, checks: checks.map(({ state }) => state) }
}

/** The price position of each collection, by its key: null if no market price was checked, undefined while it is not known. */
export function useCollectionPositions(
  collections: readonly CollectionSummary[],
): ReadonlyMap<string, CollectionPosition | null | undefined> {
  const { id } = useConnection()
  const client = useQueryClient()
  const ownMerchants = useOwnMerchantSpellings()
  const { merchant: aliases } = useAliases()
  const [tolerance] = usePreference('tolerance')
  const ref = useUsualReference()
  useEffect(
    () => onPriceLists(id, () => void client.invalidateQueries({ queryKey: [KIND, id] })),
    [client, id],
  )
  const read = async (collection: CollectionSummary) => {
    const countries = [...new Set(collection.countries.flatMap((group) => group.split(',')))]
    const lists = new Map(
      await Promise.all(
        countries.map(
          async (country) =>
            [country, await client.fetchQuery(priceListQuery(id, country))] as const,
        ),
      ),
    )
    return readPosition(
      id,
      collection,
      {
        ownMerchantsIn: (country) => ownMerchantsIn(ownMerchants, [country]),
        aliases,
        tolerance,
        ref,
        listPrice: (country, code) => lists.get(country)?.lookup(code)?.price ?? null,
      },
      idle,
    )
  }
  const view = { ownMerchants, aliases, tolerance, ref }
  return useQueries({
    queries: collections.map((collection) => ({
      queryKey: [KIND, id, collection.key, versionOf(collection, collections), view],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(() => (signal.aborted ? Promise.resolve(null) : read(collection))),
      enabled: collection.markets.length > 0,
      staleTime: Infinity,
      networkMode: 'always' as const,
      retry: false,
    })),
    combine: (results) =>
      new Map(
        collections.map(({ key, markets }, at) => {
          const result = results[at]
          // When a collection's data can't be read, its position is null: the page reports that itself.
          const isKnown = markets.length === 0 || result?.isError === true
          return [key, isKnown ? null : result?.data] as const
        }),
      ),
  })
}
