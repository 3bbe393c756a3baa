/** The one box: what a typed or pasted text is, so that the box can say what Enter will do. */
import { readGtin, type Gtin, type WrongCheckDigit } from './gtin.ts'
import { isProductId } from './productId.ts'
import { readMerchantUrl } from './urlForms.ts'

export type Recognised =
  | { kind: 'empty' }
  | { kind: 'keywords'; q: string }
  | { kind: 'product'; id: string }
  | { kind: 'url'; url: string }
  | { kind: 'ean'; gtin: Gtin }
  | { kind: 'wrong check digit'; reading: WrongCheckDigit }

/** Several lines are keywords, joined by spaces, whatever each line would be alone. */
export function recognise(text: string): Recognised {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [line] = lines
  if (line === undefined) return { kind: 'empty' }
  if (lines.length > 1) return { kind: 'keywords', q: lines.join(' ') }
  if (isProductId(line)) return { kind: 'product', id: line }
  const url = readMerchantUrl(line)
  if (url.kind === 'url') return { kind: 'url', url: url.url }
  const reading = readGtin(line)
  if (reading.kind === 'valid') return { kind: 'ean', gtin: reading.gtin }
  if (reading.kind === 'wrong check digit') return { kind: 'wrong check digit', reading }
  return { kind: 'keywords', q: line.replace(/\s+/g, ' ') }
}
