/** What is known of a row before its market is requested: its codes, and the name and picture that the answer is shown with. */
import { eansOf, type CountedSku } from '@/api/fields/derived.ts'
import type { RowFields } from '@/api/fields/places.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'

export type RequestedRow = Pick<ResultRow, 'country' | 'code' | 'eans' | 'title' | 'imageUrl'>

type Found = Pick<RowFields, 'title' | 'imageUrl'> & { skuSet: readonly Pick<CountedSku, 'ean'>[] }

/** A product found in a country, or in several that were requested together, as a row whose market can be requested. */
export function requestedRow({ skuSet, title, imageUrl }: Found, country: string): RequestedRow {
  return { country, code: null, eans: eansOf(skuSet), title, imageUrl }
}

/** A product of a list; its codes are unknown until it was seen once. */
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
