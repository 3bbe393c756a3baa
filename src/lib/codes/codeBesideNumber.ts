/**
 * Splits a code from a number beside it (an add-on, a quantity, or a price of another column), as found in lists, mails and PDF
 * files.
 */
import { readGtin } from '@/lib/gtin.ts'

export type CodeBesideNumber = {
  code: string
  /** A sentence about the number that was left out; null for a plain count such as "1." or "2x". */
  note: string | null
}

const isValid = (code: string) => readGtin(code).kind === 'valid'

/** A code followed by the two or five digits of a magazine’s issue or a book’s price. */
const ADD_ON = /^(\d{8}|\d{12,13})(?:\s*\+\s*|\s|-)(\d{2}|\d{5})$/
const UNIT = String.raw`(?:\s?(?:x|×|st|stk|stck|stück|pcs?|pieces?|ks|szt|uds?|pz|adet|шт|ea|€|\$|£|kr|eur|usd|gbp|chf|pln|zł|kč)\.?)?`
/**
 * A code with a number behind it. Eight digits and a number may be one code in two groups, so two spaces or a sign must separate
 * them.
 */
const BEHIND = new RegExp(
  String.raw`^(\d{12,14}(?=[\s:x×*(-])|\d{8}(?=\s{2}|\s?[:x×*(]))(?:\s*[-:x×*]\s*|\s*\(\s?[x×]?\s?|\s+)(?:[x×]\s?|[€$£]\s?)?(\d{1,5}(?:[.,]\d{1,3})?)${UNIT}\)?$`,
  'iu',
)
/** A code with a quantity before it: "2x 4006381333931", "10 Stk. 4006381333931", "10 4006381333931". */
const BEFORE =
  /^(\d{1,4})(?:\s*(?:x|×|\*|(?:st|stk|stck|stück|pcs?|ks|szt|uds?|pz|adet|шт)\.?(?=\s|x|×))\s*(?:x|×)?\s*|\s+)(\d{12,14})$/iu
/** A code with the number of its line before it: "1. 4006381333931", "(2) 4006381333931". */
const NUMBERED = /^\(?\d{1,4}(?:[.)]|\.\))\s*(\d{12,14}|(?<=\s)\d{8})$/

/** The code of a text with a number beside the code. Null if the text has no such number, or is one code in groups. */
export function codeBesideNumber(text: string): CodeBesideNumber | null {
  const joined = text.replace(/\D/g, '')
  const isOneCode = [8, 12, 13, 14].includes(joined.length) && isValid(joined)
  const [, main = '', addOn = ''] = ADD_ON.exec(text) ?? []
  // Eight valid digits and five more may be one EAN-13 in two groups.
  if (main !== '' && isValid(main) && !(main.length === 8 && isOneCode)) {
    return { code: main, note: `The add-on ${addOn} is left out.` }
  }
  const [, first = '', behind = ''] = BEHIND.exec(text) ?? []
  if (first !== '' && isValid(first)) {
    const counts = /[x×(]/i.test(text)
    return { code: first, note: counts ? null : `“${behind}” behind the code is left out.` }
  }
  const [, numbered = ''] = NUMBERED.exec(text) ?? []
  if (numbered !== '' && isValid(numbered)) return { code: numbered, note: null }
  const [, before = '', last = ''] = BEFORE.exec(text) ?? []
  // "4 006381333931" is one EAN-13 with a separate first digit, unless the rest is a valid code.
  if (last !== '' && isValid(last)) {
    const counts = /[x×*\p{L}]/iu.test(text)
    return { code: last, note: counts ? null : `“${before}” before the code is left out.` }
  }
  return null
}
