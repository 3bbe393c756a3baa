import { fieldValue } from '@/api/fields/derived.ts'
import type { RowFields } from '@/api/fields/places.ts'
import { NO_RATING } from '@/words/columnNames.ts'

/**
 * The rating of a listing, as props of `Rating`: a 0 without ratings is no rating, which the replacement text explains (§2.2).
 */
export function ratingIn(record: RowFields): { value: number | null; missing?: string } {
  const value = fieldValue(record, 'avgRating')
  const isNoRating = value === null && record.avgRating !== null
  return isNoRating ? { value, missing: NO_RATING } : { value }
}
