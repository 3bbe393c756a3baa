/** A column of codes as a spreadsheet gives it: a thousand lines, most of them sold in the demo catalog. */
import { demoCatalog } from '../../mocks/data/demoCatalog.ts'
import { checkDigitOf } from '../../mocks/data/offer/codes.ts'

const LINES = 1000
/** Of every 50 lines, one has a code that nobody sells, one a wrong check digit, one a rounded code, and one repeats a code. */
const EVERY = 50

function* soldCodes(country: string): Generator<string> {
  const catalog = demoCatalog()
  const seen = new Set<string>()
  for (let ordinal = 0; ordinal < catalog.size; ordinal += 1) {
    const { country: where, product } = catalog.listing(ordinal)
    const code = product.skuSet?.find(({ ean }) => ean)?.ean
    // Compared with 14 digits, so that a code is requested once whatever its length.
    const item = code?.padStart(14, '0')
    if (where !== country || !code || !item || seen.has(item)) continue
    seen.add(item)
    yield code
  }
}

/** An in-store code that the demo catalog never contains. */
function nobodys(line: number): string {
  const body = `29${String(line).padStart(10, '0')}`
  return body + String(checkDigitOf(body))
}

const wrong = (code: string): string => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`

type PastedCodes = {
  text: string
  lines: number
  invalid: number
  repeated: number
  /** Number of codes that nobody sells. */
  unknown: number
}

export function thousandCodes(country: string): PastedCodes {
  const codes = soldCodes(country)
  const next = (): string => codes.next().value ?? ''
  const first = next()
  const lines = Array.from({ length: LINES }, (_, line) => {
    switch (line % EVERY) {
      case 10:
        return nobodys(line)
      case 20:
        return wrong(next())
      case 30:
        return '4.0E+12'
      case 40:
        return first
      default: {
        const code = line === 0 ? first : next()
        // Plain, marked as text, and with spaces around, because cells are copied in all these forms.
        return [code, `'${code}`, ` ${code} `][line % 3] ?? code
      }
    }
  })
  const of = LINES / EVERY
  return { text: lines.join('\r\n'), lines: LINES, invalid: 2 * of, repeated: of, unknown: of }
}

/** `count` codes that are sold in a country. */
export function soldIn(country: string, count: number): string[] {
  const codes = soldCodes(country)
  return Array.from({ length: count }, () => codes.next().value ?? '')
}

/** Addresses of `count` product pages of merchants in a country, other than `yours`. */
export function linksIn(country: string, count: number, yours: string): string[] {
  const catalog = demoCatalog()
  const links = new Set<string>()
  for (let ordinal = 0; ordinal < catalog.size && links.size < count; ordinal += 1) {
    const { country: where, product } = catalog.listing(ordinal)
    const { merchant, productUrl, skuSet } = product
    const hasCode = skuSet?.some(({ ean }) => ean) ?? false
    if (where === country && merchant !== yours && productUrl && hasCode) links.add(productUrl)
  }
  return [...links]
}
