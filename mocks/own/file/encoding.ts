/** In which encoding a file is written, guessed from its first bytes, and whether they are text at all. */

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // the last character may be cut
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const zerosAt = (bytes: Uint8Array, parity: 0 | 1): number => {
  let zeros = 0
  for (let at = parity; at < bytes.length; at += 2) if (bytes[at] === 0) zeros += 1
  return zeros / Math.max(1, bytes.length / 2)
}

/** Western text in UTF-16 has a zero in nearly every second place, and nothing else that is text has one at all. */
const MANY = 0.4

const declared = (bytes: Uint8Array): string | null => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /^\s*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(head)?.[1]
  return name !== undefined && isEncoding(name) ? name.toLowerCase() : null
}

export const isEncoding = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

export const guessEncoding = (bytes: Uint8Array): string => {
  const mark = MARKS.find(([, each]) => begins(bytes, each))
  if (mark) return mark[0]
  if (zerosAt(bytes, 1) > MANY) return 'utf-16le'
  if (zerosAt(bytes, 0) > MANY) return 'utf-16be'
  return declared(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

const KINDS: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a ZIP archive or an Excel workbook. Save it as CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook. Save it as CSV'],
  ['%PDF', 'a PDF. Export the feed as CSV, JSON or XML'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['SQLite', 'a database'],
]

// oxlint-disable-next-line no-control-regex -- characters that no text holds are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g
/** One in a hundred characters: a stray one in a feed is nothing. */
const FEW = 0.01

/** Why this is no text, in words; null for text in the encoding given. */
export const whyNotText = (bytes: Uint8Array, encoding: string): string | null => {
  const first = String.fromCharCode(...bytes.subarray(0, 8))
  const kind = KINDS.find(([magic]) => first.startsWith(magic))
  if (kind) return `This file is ${kind[1]}.`
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const controls = text.match(CONTROLS)?.length ?? 0
  return controls > text.length * FEW
    ? 'This file is no text: a feed is JSON, CSV, TSV or XML, packed with gzip or not.'
    : null
}
