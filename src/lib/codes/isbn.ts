/** Reads ISBN-10 (ISO 2108:1992): nine digits and a check character modulo 11, where X is ten. */
import { checkDigit } from '@/lib/gtin.ts'

const ISBN_10 = /^\d{9}[\dX]$/i
/** The EAN-13 prefix of every ISBN-10. */
const BOOKLAND = '978'

/** The EAN-13 (ISBN-13) for an ISBN-10; null if the check character is wrong. */
export function isbn10ToEan(text: string): string | null {
  if (!ISBN_10.test(text)) return null
  let sum = 0
  for (let at = 0; at < 10; at += 1) {
    const character = text.charAt(at).toUpperCase()
    sum += (10 - at) * (character === 'X' ? 10 : Number(character))
  }
  if (sum % 11 !== 0) return null
  const body = BOOKLAND + text.slice(0, 9)
  return body + String(checkDigit(body))
}
