import { foldHeading } from './foldHeading.ts'
import { namedRole } from './roleNames.ts'

/** Whether a heading means product IDs in an import of products. In other files an "ID" is the shop's own number. */
export const isProductIdHeading = (heading: string): boolean =>
  foldHeading(heading) === 'id' || namedRole(heading) === 'productId'
