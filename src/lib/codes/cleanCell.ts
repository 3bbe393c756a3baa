/** Removes what spreadsheets, programs, lists and sentences put around a code. */
import { plainDigits } from '@/lib/text/plainDigits.ts'

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Formulas that prevent a code from becoming a number: `="…"`, `=T("…")`, `=TEXT("…";"0")`. */
const FORMULA = /^=\s*(?:[a-z.]+\()?\s*"+([^"]*)"+\s*(?:[;,][^)]*)?\)?$/i
const QUOTES = /^['"’‘‚“”„«»`´]+|['"’‘“”«»`´]+$/g
const BRACKETS = /^[[({<](?=\d[\d\s-]*[\])}>]?$)|(?<=^[[({<]?[\d\s-]+)[\])}>]$/g
const SEPARATORS_BEHIND = /(?<=\d)[,;.。、，；؛|]+$/
/** Bullets of lists, and the sign `#` before a number. */
const BULLETS_BEFORE = /^(?:[•·●▪◦‣*>–—−-]\s*|#\s?)+(?=\d)/

/** The maximum length, in characters, of a text that is read as a code; a Digital Link can be as long as a URL. */
export const MAX_TEXT = 2000

/**
 * Removes apostrophes, quotes, `="…"`, brackets, bullets and full stops around a cell, and normalizes digits and spaces. A text
 * that is too long for a code or link is only trimmed.
 */
export function cleanCell(cell: string): string {
  if (cell.length > MAX_TEXT) return cell.trim()
  const text = plainDigits(cell).replace(INVISIBLE, '').replace(/\s/g, ' ').trim()
  // Fast path: most cells have only digits.
  if (/^[0-9]*$/.test(text)) return text
  const inner = FORMULA.exec(text)?.[1] ?? /^=\s*(\d+)$/.exec(text)?.[1] ?? text
  return inner
    .replace(QUOTES, '')
    .replace(BRACKETS, '')
    .replace(SEPARATORS_BEHIND, '')
    .replace(BULLETS_BEFORE, '')
    .trim()
}
