import type { ListEntry, SeenProduct } from '@/domain/picked/productList.ts'

export const aSeenProduct = (changes: Partial<SeenProduct> = {}): SeenProduct => ({
  at: 1_000,
  title: 'Oxford shirt',
  merchant: 'Northgate',
  brand: 'Marlowe',
  imageUrl: null,
  offerPrice: 40,
  active: true,
  ...changes,
})

/** A picked product for which the service has not responded yet. */
export const aListEntry = (id: string, changes: Partial<ListEntry> = {}): ListEntry => ({
  id,
  country: 'us',
  addedAt: 500,
  note: '',
  first: null,
  seen: null,
  missingAt: null,
  ...changes,
})
