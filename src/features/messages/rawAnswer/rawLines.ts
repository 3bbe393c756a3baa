/** Splits the text of an answer into indented lines without parsing figures, so that no figure is rounded. */
import { foldLetters } from '@/lib/text/spelling.ts'

export type RawLine = {
  depth: number
  /** The key as written, with quotes; null within an array and at the top. */
  key: string | null
  kind: 'string' | 'number' | 'word' | 'open' | 'close' | 'empty'
  /** The value as written, or the bracket of an array or object. */
  value: string
  comma: boolean
  /** For an opening line: the index of its closing line, and the number of entries between them. */
  close: number
  size: number
}

const QUOTE = 34
const BACKSLASH = 92

/**
 * The index after the string that begins at `start`. It is found by a loop, because a regular expression overflows the stack on
 * long strings.
 */
function endOfText(json: string, start: number): number {
  let at = start + 1
  for (;;) {
    const code = json.charCodeAt(at)
    if (code === QUOTE || Number.isNaN(code)) return at + 1
    at += code === BACKSLASH ? 2 : 1
  }
}

const space = /\s*/y
const literal = /[^\s,:{}[\]"]*/y

function readFrom(pattern: RegExp, json: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(json)?.[0] ?? ''
}

function isWellFormed(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}

/** The text as lines with their depth; null if the text isn’t JSON. */
export function toRawLines(text: string): RawLine[] | null {
  const json = text.replace(/^\uFEFF/, '')
  if (!isWellFormed(json)) return null
  const lines: RawLine[] = []
  const opened: number[] = []
  let key: string | null = null
  let at = 0

  const add = (kind: RawLine['kind'], value: string) => {
    const parent = lines[opened.at(-1) ?? -1]
    // A closing line isn’t counted as an entry, because its opening line was.
    if (parent && kind !== 'close') parent.size += 1
    lines.push({ depth: opened.length, key, kind, value, comma: false, close: -1, size: 0 })
    key = null
  }

  while (at < json.length) {
    at += readFrom(space, json, at).length
    const mark = json[at]
    if (mark === undefined) break
    if (mark === '{' || mark === '[') {
      const gap = readFrom(space, json, at + 1).length
      const next = json[at + 1 + gap]
      if (next === '}' || next === ']') {
        add('empty', mark + next)
        at += gap + 2
        continue
      }
      add('open', mark)
      opened.push(lines.length - 1)
      at += 1
    } else if (mark === '}' || mark === ']') {
      const start = lines[opened.pop() ?? -1]
      if (start) start.close = lines.length
      add('close', mark)
      at += 1
    } else if (mark === ',') {
      const last = lines.at(-1)
      if (last) last.comma = true
      at += 1
    } else if (mark === ':') {
      at += 1
    } else if (mark === '"') {
      const end = endOfText(json, at)
      const token = json.slice(at, end)
      const gap = readFrom(space, json, end).length
      if (json[end + gap] === ':' && key === null) key = token
      else add('string', token)
      at = end
    } else {
      const token = readFrom(literal, json, at)
      add(/^[-\d]/.test(token) ? 'number' : 'word', token)
      at += token.length
    }
  }
  return lines
}

/** The indexes of the lines that are not inside a folded line. */
export function shownLines(lines: readonly RawLine[], folded: ReadonlySet<number>): number[] {
  const shown: number[] = []
  for (let at = 0; at < lines.length; at += 1) {
    shown.push(at)
    const close = folded.has(at) ? lines[at]?.close : undefined
    if (close !== undefined && close > at) at = close
  }
  return shown
}

/** The indexes of all lines below the top level that open an array or object. */
export function foldableLines(lines: readonly RawLine[]): Set<number> {
  const places = lines.flatMap(({ kind, depth }, at) => (kind === 'open' && depth > 0 ? [at] : []))
  return new Set(places)
}

/** The folded lines without those that hide the line `target`. */
export function unfoldedAround(
  lines: readonly RawLine[],
  folded: ReadonlySet<number>,
  target: number,
): Set<number> {
  return new Set([...folded].filter((at) => !(at < target && (lines[at]?.close ?? -1) >= target)))
}

function decodedText(written: string): string {
  if (!written.includes('\\')) return written
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}

/** The lines whose key or value contains the text, as written or as decoded. Ignores case and accents, but not signs. */
export function findLines(lines: readonly RawLine[], words: string): number[] {
  const wanted = foldLetters(words.trim())
  if (wanted === '') return []
  const holds = (written: string | null) =>
    written !== null &&
    (foldLetters(written).includes(wanted) || foldLetters(decodedText(written)).includes(wanted))
  return lines.flatMap(({ key, kind, value }, at) => {
    const isBracket = kind === 'open' || kind === 'close' || kind === 'empty'
    return holds(key) || (!isBracket && holds(value)) ? [at] : []
  })
}
