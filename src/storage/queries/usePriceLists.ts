import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { priceListQuery, useFreshPriceLists, type PriceList } from './usePriceList.ts'

export type PriceLists = {
  ownPrice: (countries: readonly string[], code: string) => OwnPrice | null
  /** The total number of prices. */
  size: number
  /** Refetches the lists and returns their current prices before the next render. */
  readAgain: () => Promise<Pick<PriceLists, 'ownPrice'>>
}

const priceIn =
  (byCountry: ReadonlyMap<string, PriceList | undefined>): PriceLists['ownPrice'] =>
  (of, code) =>
    byCountry.get(of.join())?.lookup(code) ?? null

const dataOf = (results: UseQueryResult<PriceList>[]) => results.map(({ data }) => data)

/** The user’s price lists of some countries, each used only for rows of its country. The same object until a list changes. */
export function usePriceLists(groups: readonly (readonly string[])[]): PriceLists {
  const { id } = useConnection()
  const client = useQueryClient()
  useFreshPriceLists()
  const countries = useMemo(() => groups.map((group) => group.join()), [groups])
  const lists = useQueries({
    queries: countries.map((country) => priceListQuery(id, country)),
    combine: dataOf,
  })
  return useMemo(() => {
    const byCountry = new Map(countries.map((country, index) => [country, lists[index]]))
    return {
      ownPrice: priceIn(byCountry),
      size: lists.reduce((sum, list) => sum + (list?.size ?? 0), 0),
      readAgain: async () => {
        const read = countries.map(
          async (country) =>
            [country, await client.fetchQuery(priceListQuery(id, country))] as const,
        )
        return { ownPrice: priceIn(new Map(await Promise.all(read))) }
      },
    }
  }, [countries, lists, client, id])
}
