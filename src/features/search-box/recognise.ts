/** Recognises what a typed or pasted text is, so that the search box can show what Enter will do. */
import { readMerchantUrl } from '@/api/links/merchantUrl.ts'
import { readBoxLine } from '@/features/import/searchBoxLine.ts'
import { readCode } from '@/lib/codes/readCode.ts'
import { readGtin, type GtinFormat, type WrongCheckDigit } from '@/lib/gtin.ts'

type RecognisedCode = {
  kind: 'ean'
  /** The code: 8, 12, 13 or 14 digits with a right check digit. */
  code: string
  format: GtinFormat | null
  /** Notes, each a sentence: how the text was corrected, and what is special about the code. */
  notes: readonly string[]
  /** The other reading, which is equally likely: the EAN-8 for a UPC-E, the unit for a case. */
  other: string | null
  /** The link that contains the code. */
  url: string | null
}

export type Recognised =
  | { kind: 'empty' }
  /**
   * Words to search for. `near` is a code that the text may mean; `problem` explains why a text that looks like a code isn’t one.
   */
  | { kind: 'keywords'; q: string; near?: { code: string; message: string }; problem?: string }
  /** Several things to look up in a collection of codes; `q` is the text as keywords. */
  | { kind: 'lines'; count: number; are: 'lines' | 'codes' | 'links' | 'products'; q: string }
  | { kind: 'product'; id: string }
  /** A merchant’s URL. `note` describes corrections in sentences; null if the text is the URL. */
  | { kind: 'url'; url: string; note: string | null }
  | RecognisedCode
  | { kind: 'wrong check digit'; reading: WrongCheckDigit }

/** How many lines are checked for one that can be looked up. */
const MAX_READ = 100

/** Whether a line can be looked up; for a table row, one cell that can be is enough. */
function canBeLookedUp(line: string): boolean {
  const isReadable = (text: string) => readBoxLine(text).entries.length > 0
  return isReadable(line) || line.split(/[\t;,|]/).some(isReadable)
}

/**
 * Recognises a text. Several lines are entries of a collection of codes if one of them can be looked up, otherwise keywords
 * joined by spaces.
 */
export function recognise(text: string): Recognised {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [line] = lines
  if (line === undefined) return { kind: 'empty' }
  if (lines.length > 1) {
    const q = lines.join(' ').replace(/\s+/g, ' ')
    if (!lines.slice(0, MAX_READ).some(canBeLookedUp)) return { kind: 'keywords', q }
    return { kind: 'lines', count: lines.length, are: 'lines', q }
  }
  return recogniseLine(line)
}

function recogniseLine(line: string): Recognised {
  const { entries, notes } = readBoxLine(line)
  const q = line.replace(/\s+/g, ' ')
  const [entry] = entries
  if (entry === undefined) return recogniseWords(line, q)
  if (entries.length > 1) {
    const kinds = new Set(entries.map(({ kind }) => kind))
    const are = kinds.size > 1 ? 'products' : ARE[entry.kind]
    return { kind: 'lines', count: entries.length, are, q }
  }
  switch (entry.kind) {
    case 'id':
      return { kind: 'product', id: entry.id }
    case 'url':
      return { kind: 'url', url: entry.url, note: entry.note ?? null }
    case 'ean': {
      const { code, other = null } = entry
      const gtin = readGtin(code)
      const url = readMerchantUrl(line)
      return {
        kind: 'ean',
        code,
        format: gtin.kind === 'valid' ? gtin.gtin.format : null,
        notes,
        other,
        url: url.kind === 'url' ? url.url : null,
      }
    }
    case 'title':
    case 'invalid':
      return { kind: 'keywords', q }
  }
}

const ARE = {
  ean: 'codes',
  url: 'links',
  id: 'products',
  title: 'lines',
  invalid: 'lines',
} as const

/** Recognises a line as keywords, including a text meant as a code that isn’t one. */
function recogniseWords(line: string, q: string): Recognised {
  const reading = readCode(line)
  if (reading?.kind !== 'invalid') return { kind: 'keywords', q }
  const { problem, message, suggestion, digits } = reading
  const gtin = digits === undefined ? null : readGtin(digits)
  if (gtin?.kind === 'wrong check digit') return { kind: 'wrong check digit', reading: gtin }
  if (suggestion !== null) return { kind: 'keywords', q, near: { code: suggestion, message } }
  return problem === 'digits lost'
    ? { kind: 'keywords', q, problem: message }
    : { kind: 'keywords', q }
}
