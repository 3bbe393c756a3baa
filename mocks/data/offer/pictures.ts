/** The picture files of a listing, as root-relative paths; the handlers make them absolute. */
import { closeUps, picturePath } from '../article/appearances.ts'
import { Dice } from '../numbers/hash.ts'
import type { Offer } from './offer.ts'

const topic = 91

/** `front` is null if the record has no picture. */
export type Pictures = { front: string | null; more: string[] }

export function picturesOf(seed: number, offer: Offer): Pictures {
  const { appearance, second, type } = offer.article
  const oddity = offer.oddities.picture
  if (oddity === 'none') return { front: null, more: [] }
  // this file does not exist: the shop removed the picture
  const front =
    oddity === 'broken'
      ? `/demo-pictures/gone-${offer.ordinal}.webp`
      : picturePath(type.shape, appearance, 1)
  if (oddity === 'front only') return { front, more: [] }
  const more = closeUps[type.shape].map((_, index) =>
    picturePath(type.shape, appearance, index + 2),
  )
  if (second) {
    more.push(picturePath(type.shape, second, 1))
    if (new Dice(seed, offer.ordinal, topic).chance(0.3) && more.length < 4)
      more.push(picturePath(type.shape, second, 2))
  }
  return { front, more: more.slice(0, 4) }
}
