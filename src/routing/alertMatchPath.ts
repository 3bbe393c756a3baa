/** The page that shows an alert match: the prices of its code, otherwise its listing, otherwise the changes of its collection. */
import type { AlertMatch } from '@/domain/alerts/evaluateRules.ts'
import { paths } from './paths.ts'

export function alertMatchPath({
  code,
  country,
  productId,
  setId: collectionId,
}: Pick<AlertMatch, 'code' | 'country' | 'productId' | 'setId'>): string | null {
  if (code !== null) return paths.ean(code, { countries: [country] })
  if (productId !== null) return paths.product(productId, { countries: [country] })
  return collectionId === null ? null : paths.changes(collectionId)
}
