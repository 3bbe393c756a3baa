/** The times of a listing, all before one fixed time, so that tests don't depend on the date. */
import type { WireProduct } from '../../wire.ts'
import { Dice } from '../numbers/hash.ts'
import type { Offer } from './offer.ts'

export type Times = Pick<
  WireProduct,
  'changed' | 'creationDate' | 'lastChangedTime' | 'lastModifiedDate' | 'newArrival'
>

/** The demo catalog's "now": 18 November 2026, 10:00 UTC. */
export const DEMO_NOW_MS = Date.UTC(2026, 10, 18, 10)

const day = 86_400_000
const topic = 141

export function timesOf(seed: number, offer: Offer): Times {
  const dice = new Dice(seed, offer.ordinal, topic)
  const { showcase } = offer.article
  const age = 1 + 1100 * Math.pow(dice.next(), 1.3)
  const created = DEMO_NOW_MS - Math.round(age * day)
  const modified = DEMO_NOW_MS - Math.round(Math.min(age, 400 * Math.pow(dice.next(), 3)) * day)
  const changed = dice.chance(0.3)
  const dated = offer.oddities.field !== 'no dates'
  return {
    changed,
    creationDate: dated ? created : offer.ordinal % 2 === 0 ? 0 : null,
    lastChangedTime: changed
      ? modified
      : dice.chance(0.6)
        ? 0
        : modified - Math.round(dice.next() * (modified - created)),
    lastModifiedDate: dated ? modified : null,
    newArrival:
      showcase && offer.merchant.id === showcase.named[0]?.merchant
        ? showcase.newArrival
        : age < 45,
  }
}
