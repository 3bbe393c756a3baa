/** What is known of a row before its market is requested: its codes, and the name and picture for the new collection of codes. */
import { eansOf, type CountedSku } from '@/api/fields/derived.ts'
import type { RowFields } from '@/api/fields/places.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'

export type RequestedRow = Pick<ResultRow, 'country' | 'code' | 'eans' | 'title' | 'imageUrl'>

type Found = Pick<RowFields, 'title' | 'imageUrl'> & { skuSet: readonly Pick<CountedSku, 'ean'>[] }

/** The row of a product that was found in a country, or in several that were requested together (joined by commas). */
export function requestedRow({ skuSet, title, imageUrl }: Found, country: string): RequestedRow {
  return { country, code: null, eans: eansOf(skuSet), title, imageUrl }
}

/** The row of a picked product; its codes are unknown until the service has returned it once. */
export const requestedEntry = ({
  country,
  seen,
}: Pick<ListEntry, 'country' | 'seen'>): RequestedRow => ({
  country,
  code: null,
  eans: seen?.eans ?? [],
  title: seen?.title ?? null,
  imageUrl: seen?.imageUrl ?? null,
})
