/** What spreadsheets, programs, lists and sentences put around a code. */
import { plainDigits } from '@/lib/text/plainDigits.ts'

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** `="…"`, `=T("…")`, `=TEXT("…";"0")`: formulas that keep a code from becoming a number. */
const FORMULA = /^=\s*(?:[a-z.]+\()?\s*"+([^"]*)"+\s*(?:[;,][^)]*)?\)?$/i
const QUOTES = /^['"’‘‚“”„«»`´]+|['"’‘“”«»`´]+$/g
const BRACKETS = /^[[({<](?=\d[\d\s-]*[\])}>]?$)|(?<=^[[({<]?[\d\s-]+)[\])}>]$/g
const SEPARATORS_BEHIND = /(?<=\d)[,;.。、，；؛|]+$/
/** Bullets of lists, and `#` before a number. */
const BULLETS_BEFORE = /^(?:[•·●▪◦‣*>–—−-]\s*|#\s?)+(?=\d)/

/** Characters of the longest text that is read as a code: a Digital Link may be as long as any URL. */
export const MAX_TEXT = 2000

/**
 * A cell without apostrophes, quotes, `="…"`, brackets, bullets and full stops around it, with plain digits and blanks. A text
 * that is too long for a code or a link only loses the blanks around it.
 */
export function cleanCell(given: string): string {
  if (given.length > MAX_TEXT) return given.trim()
  const text = plainDigits(given).replace(INVISIBLE, '').replace(/\s/g, ' ').trim()
  // Most cells are digits alone.
  if (/^[0-9]*$/.test(text)) return text
  const inner = FORMULA.exec(text)?.[1] ?? /^=\s*(\d+)$/.exec(text)?.[1] ?? text
  return inner
    .replace(QUOTES, '')
    .replace(BRACKETS, '')
    .replace(SEPARATORS_BEHIND, '')
    .replace(BULLETS_BEFORE, '')
    .trim()
}
