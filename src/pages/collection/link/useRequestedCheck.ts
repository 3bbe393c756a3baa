import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import { firstCodeOf } from '@/domain/market/rowMarket.ts'
import { checkMarket } from '@/features/pricing/rowsMarket/checkMarket.ts'
import { takeCheck } from './requestedChecks.ts'

type Options = {
  /** The collection's ID. */
  id: string
  name: string
  /** Whether all rows are loaded, and none of their markets is checked. */
  isReady: boolean
  /** Reads the rows in table order: the filtered ones or all. */
  rows: (which: 'matching' | 'all') => Promise<readonly RequestedRow[]>
  /** Stores with the collection the IDs of the collections of codes that check its markets. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}

/** Checks the market prices that a link can't contain, once the rows of the link are loaded. */
export function useRequestedCheck({ id, name, isReady, rows, save }: Options): void {
  const connection = useConnection()
  const check = useEffectEvent(async (products: number) => {
    await checkMarket(connection, {
      name,
      rows: async () => {
        const matching = await rows('matching')
        // Before the check a filter by price position matches nothing, so all rows are checked then.
        const chosen = matching.length > 0 ? matching : await rows('all')
        return chosen.filter((row) => firstCodeOf(row) !== null).slice(0, products)
      },
      save,
    })
  })
  useEffect(() => {
    const products = isReady ? takeCheck(id) : null
    if (products !== null) void check(products)
  }, [isReady, id])
}
