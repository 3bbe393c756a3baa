import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { Version } from '@/domain/collections/collection.ts'
import type { ItemLines } from '@/domain/history/itemLines.ts'
import type { RequestedCode } from '@/domain/market/rowMarket.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { createChangesEngine, type ChangesEngine } from '@/jobs/workers/changesEngine.ts'
import type { FoundItems, FoundTrends, ItemPlace } from '@/jobs/workers/changesTasks.ts'

/** Creates the engine for the first subscriber and closes it after the last. */
function createOwnEngine() {
  let engine: ChangesEngine | null = null
  return {
    now: () => engine,
    subscribe: () => {
      const made = createChangesEngine()
      engine = made
      return () => {
        engine = null
        made.close()
      }
    },
  }
}

export type FoundHistory = FoundTrends & {
  /** The market prices of each version of a collection of codes; empty for other collections. */
  markets: readonly (readonly RequestedCode[])[]
}

type FoundItem = { at: ItemPlace | null; lines: ItemLines | null }

const NONE: readonly never[] = []

/**
 * Reads the figures of these versions, oldest first, and the prices of the product with this key ('' for the first). `found` and
 * `item` are null until read. `findItems` searches the products of the latest version.
 */
export function useHistory(
  versions: readonly Version[],
  { isOfCodes, isSame, product }: { isOfCodes: boolean; isSame: boolean; product: string },
) {
  const { id: connectionId } = useConnection()
  const aliases = useAliases()
  const [own] = useState(createOwnEngine)
  const engine = useSyncExternalStore(own.subscribe, own.now)
  // Version objects are recreated when any part of the collection changes. Only a different number of rows or end time means
  // different data, so only these are compared.
  const which = JSON.stringify(
    versions.map(({ id, counts, endedAt }) => [id, counts.rows, endedAt]),
  )
  const [trends, setTrends] = useState<{ of: string; found: FoundTrends } | null>(null)
  const [markets, setMarkets] = useState<{ of: string; found: FoundHistory['markets'] } | null>(
    null,
  )
  const [item, setItem] = useState<{ of: string; found: FoundItem } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const requested = JSON.stringify({ which, aliases, isSame })
  const requestedItem = JSON.stringify({ which, product })

  useEffect(() => {
    if (engine === null) return
    let isWanted = true
    engine.trends(connectionId, idsIn(which), aliases, isSame).then(
      (found) => {
        if (isWanted) setTrends({ of: requested, found })
      },
      () => {
        if (isWanted) setFailed(requested)
      },
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, which, aliases, isSame, requested])

  useEffect(() => {
    if (engine === null || !isOfCodes) return
    let isWanted = true
    engine.marketsOf(connectionId, idsIn(which)).then(
      (found) => {
        if (isWanted) setMarkets({ of: which, found })
      },
      () => {}, // the query for the medians reports what can't be read
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, which, isOfCodes])

  useEffect(() => {
    if (engine === null) return
    let isWanted = true
    engine.item(connectionId, idsIn(which), product).then(
      (found) => {
        if (isWanted) setItem({ of: requestedItem, found })
      },
      () => {}, // the query for the medians reports this, too
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, which, product, requestedItem])

  const findItems = useCallback(
    async (text: string): Promise<FoundItems> =>
      engine === null
        ? { items: [], count: 0 }
        : engine.findItems(connectionId, idsIn(which), text),
    [engine, connectionId, which],
  )

  const isMarketKnown = !isOfCodes || markets?.of === which
  const found: FoundHistory | null =
    trends?.of === requested && isMarketKnown
      ? { ...trends.found, markets: isOfCodes ? (markets?.found ?? NONE) : NONE }
      : null
  return {
    found,
    marketsOf: isOfCodes && markets?.of === which ? markets.found : NONE,
    item: item?.of === requestedItem ? item.found : null,
    findItems,
    hasFailed: failed === requested,
  }
}

const idsIn = (which: string): string[] =>
  (JSON.parse(which) as [id: string, ...unknown[]][]).map(([id]) => id) // `which` is the JSON that `useHistory` writes
