/** Parses one cell of an input: what it requests, or why it can’t be requested. */
import { readMerchantUrl } from '@/api/links/merchantUrl.ts'
import { isProductId, productIdProblem } from '@/api/productId.ts'
import {
  cleanCell,
  readCode,
  readCodes,
  readCodesInText,
  type CodeContext,
  type CodeProblem,
  type CodeReading,
} from '@/lib/codes/readCode.ts'
import { isMissing } from '@/lib/text/missingWords.ts'

export type EntryKind = 'ean' | 'url' | 'id' | 'title'
type InvalidReason =
  | CodeProblem
  | 'empty'
  | 'several'
  | 'not a url'
  | 'not an id'
  | 'not a title'
  | 'unknown'
export type Entry =
  /**
   * A code. `note` is a sentence that explains how it was corrected, null if it wasn’t. `other` is an equally likely reading.
   * `isInText`: it was found among other words.
   */
  | { kind: 'ean'; code: string; note: string | null; other?: string; isInText?: true }
  /** A merchant’s URL. `note` explains in sentences how it was corrected. */
  | { kind: 'url'; url: string; note?: string }
  | { kind: 'id'; id: string }
  /** A title; it is followed by brand and size if these have separate columns. */
  | { kind: 'title'; title: string }
  /** Text that can’t be requested. `message` is a sentence for the user; `suggestion` is a text that would be valid. */
  | { kind: 'invalid'; reason: InvalidReason; message: string; suggestion: string | null }

type Invalid = Extract<Entry, { kind: 'invalid' }>

/** The text of a valid entry: its code, link, product ID or title. */
export function entryText(entry: Exclude<Entry, Invalid>): string {
  switch (entry.kind) {
    case 'ean':
      return entry.code
    case 'url':
      return entry.url
    case 'id':
      return entry.id
    case 'title':
      return entry.title
  }
}

/** The text of any entry; null for an invalid one. */
export const checkedText = (entry: Entry): string | null =>
  entry.kind === 'invalid' ? null : entryText(entry)

/** The label that marks the rest of a cell as a product ID, whatever its form: "product id: …". */
const ID_LABEL = /^(?:product ?)?id\s*[:#]\s*(?=\S)/i

function invalid(
  reason: InvalidReason,
  message: string,
  suggestion: string | null = null,
): Invalid {
  return { kind: 'invalid', reason, message, suggestion }
}

function quoted(text: string): string {
  const characters = Array.from(text)
  return `“${characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text}”`
}

function ofReading(reading: CodeReading | null | undefined): Entry | null {
  if (!reading) return null
  if (reading.kind === 'invalid') {
    return invalid(reading.problem, reading.message, reading.suggestion)
  }
  const { code, note, other } = reading
  return { kind: 'ean', code, note, ...(other !== null && { other }) }
}

/** Finds the only code among other words; null if the text has none or more than one. */
function readInText(text: string): Entry | null {
  const readings = readCodesInText(text)
  const entry = readings?.length === 1 ? ofReading(readings[0]) : null
  return entry?.kind === 'ean' ? { ...entry, isInText: true } : entry
}

function readUrl(text: string): Entry {
  const url = readMerchantUrl(text)
  if (url.kind === 'url') {
    return { kind: 'url', url: url.url, ...(url.note !== null && { note: url.note }) }
  }
  return invalid('not a url', url.reason, url.suggestion)
}

function readId(text: string): Entry {
  const problem = productIdProblem(text)
  return problem === null ? { kind: 'id', id: text } : invalid('not an id', problem)
}

function readTitle(text: string): Entry {
  return /\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff]/u.test(text)
    ? { kind: 'title', title: text }
    : invalid('not a title', `${quoted(text)} has no words to search for.`)
}

function looksLikeUrl(text: string): boolean {
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text)) return true
  const url = readMerchantUrl(text)
  return url.kind === 'url' || url.suggestion !== null
}

function unknown(text: string): Invalid {
  if (/^[0-9a-f]{24,40}$/i.test(text)) {
    return invalid('not an id', `A product ID has 32 hexadecimal digits; this has ${text.length}.`)
  }
  return invalid('unknown', `${quoted(text)} isn’t an EAN, link or product ID.`)
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '')

/**
 * Splits a text with several codes, links or product IDs into entries that can each be requested; null if it has no such list.
 * Codes may be joined by words, quotes and brackets, and may be among other words unless `amongWords` is false.
 */
export function severalIn(
  text: string,
  as: EntryKind | 'auto' = 'auto',
  { amongWords = true }: { amongWords?: boolean } = {},
): string[] | null {
  if (as === 'title' || as === 'id') return null
  if (as !== 'url') {
    const codes = readCodes(text) ?? (amongWords ? readCodesInText(text) : null)
    if (codes && codes.length > 1)
      return codes.flatMap((reading) => (reading.kind === 'code' ? [reading.code] : []))
  }
  const parts = partsOf(text)
  if (parts.length < 2) return null
  return parts.every((part) => readOne(cleanCell(part), as, {}).kind !== 'invalid') ? parts : null
}

function readOne(text: string, as: EntryKind | 'auto', context: CodeContext): Entry {
  if (as === 'id') return readId(text.replace(ID_LABEL, ''))
  if (as === 'url') return readUrl(text)
  if (as === 'title') return readTitle(text)
  if (as === 'auto' && isProductId(text)) return { kind: 'id', id: text }
  if (as === 'auto' && ID_LABEL.test(text)) return readId(text.replace(ID_LABEL, ''))
  const code = ofReading(readCode(text, context))
  if (code?.kind === 'ean') return code
  if (as === 'auto' && looksLikeUrl(text)) return readUrl(text)
  if (code) return code
  // A list of codes and product IDs is not a single code among words.
  const inText = severalIn(text, as, { amongWords: false }) ? null : readInText(text)
  if (inText) return inText
  return as === 'auto'
    ? unknown(text)
    : invalid('unknown', `${quoted(text)} isn’t a code: a code has the digits 0 to 9 only.`)
}

/** Parses a cell as the kind that it looks like, or as the one that the user chose. */
export function readEntry(
  cell: string,
  as: EntryKind | 'auto' = 'auto',
  context: CodeContext = {},
): Entry {
  const trimmed = cell.trim()
  // A product ID or title stays as the user gave it, including its quotes.
  const text = as === 'id' || as === 'title' ? trimmed : cleanCell(trimmed)
  if (text === '' || (as !== 'id' && isMissing(text))) {
    return invalid('empty', `This row has no ${as === 'title' ? 'title' : 'code'}.`)
  }
  const entry = readOne(as === 'auto' || as === 'url' ? trimmed : text, as, context)
  const cleaned = entry.kind === 'invalid' && trimmed !== text ? readOne(text, as, context) : entry
  if (cleaned.kind !== 'invalid' || as === 'id') return cleaned
  const several = severalIn(text, as)
  if (!several) return cleaned
  return invalid('several', `${several.length} codes in one cell. Put each on a row of its own.`)
}
