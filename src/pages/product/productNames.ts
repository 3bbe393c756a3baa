/** The accessible names of the product page, beside those of the rest of the app. */

import { FIELDS } from '../../catalog/fields/fields.ts'

export const PRODUCT = {
  product: 'Product',
  breadcrumb: FIELDS.breadCrumb.label,
  pictures: 'Pictures',
  traits: 'Traits',
  skus: 'SKUs',
  discountAudit: 'Discount audit',
  parity: 'Parity',
  parityFigures: 'The SKUs in their markets',
  parityMarket: 'SKUs and their market position',
  exportMarket: 'Export markets',
  variantGrid: 'Size × colour',
  standing: 'Standing',
  description: 'Description',
  attributes: 'All other attributes',
  hideEmpty: 'Hide empty',
  copyProductId: 'Copy product id',
  more: 'More with this product',
} as const

export function picture(number: number): string {
  return `Picture ${number}`
}
