/** The accessible names for attributes, in addition to those of the collection page. */
import { plural } from '@/lib/text/plural.ts'

export const TRAITS = {
  panel: 'Attributes',
  load: 'Load attributes',
  refresh: 'Update attributes',
  notLoaded: 'Not loaded yet',
} as const

/**
 * The label of the button: "Load attributes for 212 products", or "Update attributes for 212 products" when all of them are
 * known.
 */
export function requestTraitsOf(products: number, isUpdate = false): string {
  const verb = isUpdate ? TRAITS.refresh : TRAITS.load
  return `${verb} for ${products === 1 ? 'this product' : plural(products, 'product')}`
}

/** How much is loaded: "4 attributes of 212 products". */
export function traitsKnown(traits: number, products: number): string {
  const names = plural(traits, 'attribute')
  return `${names} of ${plural(products, 'product')}`
}
