/** The accessible names of the product page, in addition to those of the app. */

import { FIELDS } from '@/api/fields/fields.ts'

export const PRODUCT = {
  product: 'Product',
  breadcrumb: FIELDS.breadCrumb.label,
  pictures: 'Pictures',
  traits: 'Attributes',
  skus: 'Variants',
  discountAudit: 'Discount check',
  parity: 'Availability',
  parityFigures: 'Market prices of the variants',
  parityMarket: 'Variants and their price position',
  exportMarket: 'Export markets',
  variantGrid: 'Size × colour',
  standing: 'Ranking and dates',
  description: 'Description',
  attributes: 'Other attributes',
  hideEmpty: 'Hide empty',
  copyProductId: 'Copy product ID',
  more: 'More actions for this product',
} as const

export function picture(number: number): string {
  return `Picture ${number}`
}
