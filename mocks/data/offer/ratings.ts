/** The ratings of a listing: the article's quality as each merchant's customers rate it. */
import type { WireProduct } from '../../wire.ts'
import { Dice } from '../numbers/hash.ts'
import type { Offer } from './offer.ts'

export type Ratings = Pick<
  WireProduct,
  'avgRating' | 'ratingScore' | 'ratingsCount' | 'reviewsCount'
>

const topic = 131

export function ratingsOf(seed: number, offer: Offer): Ratings {
  const { showcase } = offer.article
  const dice = new Dice(seed, offer.ordinal, topic)
  if (showcase && offer.merchant.id === showcase.named[0]?.merchant) {
    if (!showcase.rating) return unrated
    const { average, count } = showcase.rating
    return {
      avgRating: average,
      ratingScore: Math.round((average - 0.02) * 100) / 100,
      ratingsCount: count,
      reviewsCount: Math.round(count * 0.294),
    }
  }
  if (offer.oddities.field === 'no ratings')
    return { avgRating: null, ratingScore: null, ratingsCount: null, reviewsCount: null }
  if (dice.chance(0.12)) return offer.ordinal % 2 === 0 ? unrated : zeros
  const score = Math.min(
    5,
    Math.max(1, 3.5 + offer.article.quality * 1.2 + dice.between(-0.35, 0.3)),
  )
  const count = Math.floor(Math.pow(10, dice.between(0.3, 3.9)))
  return {
    avgRating: Math.round(score * 10) / 10,
    ratingScore: Math.round(score * 100) / 100,
    ratingsCount: count,
    reviewsCount: Math.floor(count * dice.between(0.08, 0.45)),
  }
}

// two forms of "not rated yet"
const unrated: Ratings = { avgRating: null, ratingScore: null, ratingsCount: 0, reviewsCount: 0 }
const zeros: Ratings = { avgRating: 0, ratingScore: 0, ratingsCount: 0, reviewsCount: 0 }
