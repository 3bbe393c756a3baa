/** The one box: what a typed or pasted text is, so that the box can say what Enter will do. */
import { isProductId } from '../catalog/productId.ts'
import { readMerchantUrl } from '../catalog/links/merchantUrl.ts'
import { readGtin, type Gtin, type WrongCheckDigit } from '../lib/gtin.ts'
import { readEntry, severalIn } from '../model/batch/readEntry.ts'

export type Recognised =
  | { kind: 'empty' }
  | { kind: 'keywords'; q: string }
  /** Lines of which at least one can be asked in a batch; `q` is what they are as keywords. */
  | { kind: 'lines'; count: number; q: string }
  | { kind: 'product'; id: string }
  /** `note` says in sentences what was mended; null where the text is the URL. */
  | { kind: 'url'; url: string; note: string | null }
  | { kind: 'ean'; gtin: Gtin }
  | { kind: 'wrong check digit'; reading: WrongCheckDigit }

/** Lines looked at to find one that can be asked. */
const LOOKED_AT = 100

/** In a table it is a cell. */
function canBeAsked(line: string): boolean {
  const isReadable = (cell: string) =>
    readEntry(cell).kind !== 'invalid' || severalIn(cell) !== null
  return isReadable(line) || line.split(/[\t;,|]/).some(isReadable)
}

/** Several lines are a batch where any of them can be asked, else keywords joined by spaces. */
export function recognise(text: string): Recognised {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [line] = lines
  if (line === undefined) return { kind: 'empty' }
  if (lines.length > 1) {
    const q = lines.join(' ').replace(/\s+/g, ' ')
    if (!lines.slice(0, LOOKED_AT).some(canBeAsked)) return { kind: 'keywords', q }
    return { kind: 'lines', count: lines.length, q }
  }
  if (isProductId(line)) return { kind: 'product', id: line }
  const url = readMerchantUrl(line)
  if (url.kind === 'url') return { kind: 'url', url: url.url, note: url.note }
  const reading = readGtin(line)
  if (reading.kind === 'valid') return { kind: 'ean', gtin: reading.gtin }
  if (reading.kind === 'wrong check digit') return { kind: 'wrong check digit', reading }
  return { kind: 'keywords', q: line.replace(/\s+/g, ' ') }
}
