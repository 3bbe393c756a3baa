/** Detects a file’s type by its beginning: names are often wrong, and a browser knows no more than the name. */
import { RefusedFile } from '@/features/import/source.ts'
import type { FileFacts } from '@/features/import/table.ts'
import {
  refusedCompoundFile,
  foreignByParts,
  foreignBySignature,
  foreignByText,
  isCompoundFile,
  refusedBinaryFile,
} from './foreignFiles.ts'
import { roughText, tooManyControls } from './roughText.ts'

/**
 * The type of a file by its beginning. `web page` is HTML, which is refused unless it is a report of this app (`rows/report.ts`).
 */
export type SniffedType = FileFacts['container'] | 'web page'

/** How many characters are enough to recognise a text format. */
const BEGINNING = 65_536

const ZIP_PART = [0x50, 0x4b, 0x03, 0x04]
/** The beginning of an empty archive, which is its end record. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06]

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, offset) => bytes[at + offset] === byte)

/** Offsets from the header of a part: of the length of its name, and of the name (PKWARE APPNOTE §4.3.7). */
const NAME_LENGTH = 26
const NAME = 30

/** The names of the parts whose headers are among the first bytes. */
function firstParts(first: Uint8Array): string[] {
  const parts: string[] = []
  for (
    let at = first.indexOf(ZIP_PART[0] ?? 0);
    at >= 0;
    at = first.indexOf(ZIP_PART[0] ?? 0, at + 1)
  ) {
    if (!startsWith(first, ZIP_PART, at)) continue
    const length = (first[at + NAME_LENGTH] ?? 0) | ((first[at + NAME_LENGTH + 1] ?? 0) << 8)
    const name = first.subarray(at + NAME, at + NAME + length)
    parts.push(new TextDecoder().decode(name).replaceAll('\\', '/'))
  }
  return parts
}

const HTML =
  /^(?:<!--[^]*?-->\s*)*(?:<!doctype html|<(?:html|head|body|meta|title|style|script|link|table|thead|tbody|tr|div|p|br|font|center)\b)/i
/** The beginning of XHTML, which spreadsheet programs and ERP systems write under the name .xls. */
const XHTML = /^<\?xml[^>]*\?>\s*(?:<!--[^]*?-->\s*)*(?:<!doctype html|<html\b)/i
const XML = /^<(?:\?xml|!doctype|!--|[a-z_][\w.:-]*[\s>/])/i

/**
 * The beginning of JSON: an object, or a list of objects or of lists. A list of texts or numbers counts as a list of codes, and
 * other text in braces or brackets as plain text.
 */
const JSON_BEGINNING = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{\]]|$))/

function sniffText(first: Uint8Array): SniffedType {
  const text = roughText(first.subarray(0, BEGINNING))
  if (tooManyControls(text)) throw refusedBinaryFile()
  const beginning = text.trimStart()
  const foreign = foreignByText(beginning)
  if (foreign) throw foreign
  if (HTML.test(beginning) || XHTML.test(beginning)) return 'web page'
  if (XML.test(beginning)) return 'xml'
  return JSON_BEGINNING.test(beginning) ? 'json' : 'text'
}

/**
 * The type of an unpacked file. `first` is its beginning, some kilobytes or all of it; `name` decides only if the bytes don’t.
 * Throws `RefusedFile`, whose message names the file’s kind and says what to do, for everything that is not read. A ZIP archive
 * counts as a workbook here: only `readWorkbook` sees the list of its parts, which is at its end.
 */
export function sniffContainer(first: Uint8Array, name: string): SniffedType {
  if (first.length === 0) throw new RefusedFile('is empty.')
  if (isCompoundFile(first)) throw refusedCompoundFile(first, name)
  if (startsWith(first, ZIP_PART) || startsWith(first, ZIP_END)) {
    const parts = firstParts(first)
    // A document inside a workbook has its own part headers, which are found here, too.
    const foreign = parts.some((part) => /^xl\//i.test(part)) ? null : foreignByParts(parts)
    if (foreign) throw foreign
    return 'workbook'
  }
  const foreign = foreignBySignature(first)
  if (foreign) throw foreign
  return sniffText(first)
}
