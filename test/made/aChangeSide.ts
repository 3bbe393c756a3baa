/** A row of a version, with the fields that its changes need. */
import type { ChangeSide } from '@/domain/changes/change.ts'

export function aChangeSide(
  productId: string | null,
  overrides: Partial<ChangeSide> = {},
): ChangeSide {
  return {
    productId,
    country: 'us',
    code: null,
    title: `Shirt ${productId ?? ''}`,
    merchant: 'Northgate',
    merchantId: null,
    brand: 'Alder',
    imageUrl: null,
    offerPrice: 20,
    salePrice: 25,
    discount: 20,
    active: true,
    avgRating: null,
    eans: [],
    ...overrides,
  }
}
