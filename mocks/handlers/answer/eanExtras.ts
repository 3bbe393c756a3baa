/** What `full` mode adds to the merchants of a code (§4.4): pictures and a description, whose placement and names are not shown. */
import type { Listing } from '../../catalog/catalog.ts'
import type { WireEanResult } from '../../wire.ts'
import type { Reading } from '../apiVariant/reading.ts'
import { absolute } from './fields.ts'

type Extras = { title: string; images: string[]; description: string }

/** Taken from the first listing that has a description; null where no listing is. */
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

/** The result with its extras where the API variant puts them, under the names it gives them. */
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
