import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { traitsQuery } from '@/api/operations/traits.ts'
import { seeEntries, type PriceAnswer } from '@/domain/picked/changeEntries.ts'
import { countriesOf, type ListEntry } from '@/domain/picked/productList.ts'
import { seenProduct } from '@/domain/picked/seenProduct.ts'
import { createPriceLoader, type LoadState } from './priceLoader.ts'

/** The keys of the products whose rows are on the screen. */
function visibleRowKeys(body: HTMLElement | null): Set<string> {
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const shown = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom >= 0 && top <= window.innerHeight
  })
  return new Set(shown.map(({ dataset }) => dataset['item'] ?? ''))
}

/** Loads current prices and stock of picked products, those on the screen first; `save` stores the answers. */
export function useListPrices(
  stored: readonly ListEntry[],
  body: RefObject<HTMLElement | null>,
  save: (answers: ReadonlyMap<string, PriceAnswer>) => Promise<void>,
) {
  const connection = useConnection()
  const client = useQueryClient()
  const loader = useMemo(
    () =>
      createPriceLoader({
        request: async (entry, isFresh) => {
          const query = traitsQuery(connection, {
            id: entry.id,
            countries: countriesOf(entry),
            mode: 'full',
          })
          const result = await client.fetchQuery(isFresh ? { ...query, staleTime: 0 } : query)
          const at = result.answer.receivedAt
          if (result.kind === 'none') return { missingAt: at }
          if (!result.product) throw new Error('The service has attributes but no listing for it.')
          return seenProduct(result.product, at)
        },
        save,
        visibleKeys: () => visibleRowKeys(body.current),
        now: Date.now,
      }),
    [client, connection, save, body],
  )
  const states = useSyncExternalStore(loader.subscribe, loader.states)
  useEffect(() => loader.load(stored), [loader, stored])
  useEffect(() => loader.stop, [loader])

  const entries = useMemo(() => {
    const answers = new Map<string, PriceAnswer>()
    for (const [key, state] of states) if (state.kind === 'answered') answers.set(key, state.answer)
    return seeEntries(stored, answers)
  }, [stored, states])
  return { entries, states, loader }
}

export type LoadStates = ReadonlyMap<string, LoadState>
