/** The accessible names of the traits of a set, beside those of its page. */
import { formatCount } from '../../../lib/numbers/format.ts'

export const TRAITS = {
  panel: 'Traits',
  ask: 'Ask traits',
  refresh: 'Refresh traits',
  notLoaded: 'Not loaded yet',
} as const

/** "Ask traits of these 212", "Refresh traits of these 212" where all of them are known. */
export function askTraitsOf(products: number, isAgain = false): string {
  const verb = isAgain ? TRAITS.refresh : TRAITS.ask
  return `${verb} of ${products === 1 ? 'this product' : `these ${formatCount(products)}`}`
}

/** "4 traits of 212 products". */
export function traitsKnown(traits: number, products: number): string {
  const names = traits === 1 ? '1 trait' : `${formatCount(traits)} traits`
  return `${names} of ${products === 1 ? '1 product' : `${formatCount(products)} products`}`
}
