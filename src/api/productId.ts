/** Product ids (§2.1): what looks like one, and what cannot be requested. */
import { formatCount } from '@/lib/numbers/format.ts'
import { CHANGES_PATH, isUsableId, MAX_ID_CHARS } from './isUsableId.ts'

/** Returns true if a text looks like a catalog product id: 32 hexadecimal digits, of either case. */
export function isProductId(text: string): boolean {
  return /^[0-9a-f]{32}$/i.test(text)
}

/**
 * Why a product id cannot be requested, as a sentence; null when it can. Any other non-empty text is allowed, because
 * the specification promises no form. `.` and `..` would change the path of the request, percent-encoded or not.
 */
export function productIdProblem(id: string): string | null {
  if (isUsableId(id)) return null
  if (id.trim() === '') return 'Enter a product ID.'
  if (CHANGES_PATH.test(id.trim())) {
    return `“${id.trim()}” can’t be a product ID.`
  }
  return `This product ID has ${formatCount(id.length)} characters; product IDs can have up to ${MAX_ID_CHARS}.`
}
