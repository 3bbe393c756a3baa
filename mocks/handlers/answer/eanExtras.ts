/** What `full` mode adds to the merchants of a code (§4.4): pictures and a description. Their place and names are not shown. */
import type { Listing } from '../../catalog/catalog.ts'
import type { WireEanResult } from '../../wire.ts'
import type { Reading } from '../apiVariant/reading.ts'
import { absolute } from './fields.ts'

type Extras = { title: string; images: string[]; description: string }

/** From the first listing with a description; null if there are no listings. */
export const eanExtras = (listings: Listing[], assets: string): Extras | null => {
  const described =
    listings.find(({ product }) => product.description)?.product ?? listings[0]?.product
  if (!described) return null
  const images = [described.imageUrl ?? '', ...described.images].filter((url) => url !== '')
  return {
    title: described.title,
    images: [...new Set(images)].map((url) => absolute(assets, url)),
    description: described.description ?? '',
  }
}

/** The result with its extras in the place and under the names of the API variant. */
export const withExtras = (
  place: Reading['eanExtras'],
  result: WireEanResult,
  extras: Extras | null,
): unknown => {
  if (!extras) return result
  const { title, images, description } = extras
  switch (place) {
    case 'result':
      return { ...result, images, description }
    case 'product': {
      const [imageUrl = '', ...more] = images
      return { ...result, product: { title, imageUrl, images: more, description } }
    }
    case 'merchants': {
      const merchants = result.merchants.map((merchant) => ({
        ...merchant,
        title,
        imageUrls: images,
        productDescription: description,
      }))
      return { ...result, merchants }
    }
  }
}
