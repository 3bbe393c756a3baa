import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '../../parts/connection.tsx'
import { priceListQuery, useFreshPriceLists, type PriceList } from '../../parts/usePriceList.ts'
import type { Standpoint } from './batchRows.ts'

const dataOf = (results: UseQueryResult<PriceList>[]) => results.map(({ data }) => data)

/**
 * The user's price lists of the countries of a batch, each for the rows of its own country alone. The same object until
 * a list changes.
 */
export function usePriceLists(
  groups: readonly (readonly string[])[],
): Pick<Standpoint, 'ownPrice'> & { size: number } {
  const { id } = useConnection()
  useFreshPriceLists()
  const countries = useMemo(() => groups.map((group) => group.join()), [groups])
  const lists = useQueries({
    queries: countries.map((country) => priceListQuery(id, country)),
    combine: dataOf,
  })
  return useMemo(() => {
    const byCountry = new Map(countries.map((country, place) => [country, lists[place]]))
    return {
      ownPrice: (of, code) => byCountry.get(of.join())?.lookup(code) ?? null,
      size: lists.reduce((sum, list) => sum + (list?.size ?? 0), 0),
    }
  }, [countries, lists])
}
