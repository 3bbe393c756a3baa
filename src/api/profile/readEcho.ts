/**
 * Reads the echo `q` of a search (§4.3): "the query as applied, including filters, start, rows and requested fields". The
 * specification does not show its notation, so anything unrecognised is null and leads to no verdict.
 */
import { isRecord } from '@/api/fields/readers.ts'
import { foldLetters } from '@/lib/text/spelling.ts'

export type Echo = {
  /** One line for each applied parameter if the notation separates them; otherwise one line. */
  lines: readonly string[]
  start: number | null
  rows: number | null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

function linesOfJson(text: string): string[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  return Object.entries(value).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : [inner]).map(
      (item) => `${name}=${typeof item === 'string' ? item : JSON.stringify(item)}`,
    ),
  )
}

/**
 * Splits an echo into lines. It may be JSON, a query string (encoded or not), or words with `name:value` and `name=value` among
 * them.
 */
function linesOf(text: string): string[] {
  const json = text.startsWith('{') ? linesOfJson(text) : null
  if (json) return json
  if (!/=[^&]*&\w+=/.test(text)) return [text]
  const isEncoded = /%[0-9a-f]{2}/i.test(text) && !/\s/.test(text)
  return text.split('&').map((part) => (isEncoded ? decoded(part) : part))
}

/**
 * The number in the last `name=12` or `name: 12`, for the first of `names` that the echo has; null without any. The last one
 * counts, because keywords come before the applied parameters.
 */
function figureOf(lines: readonly string[], names: readonly string[]): number | null {
  const text = lines.join('\n')
  for (const name of names) {
    const pattern = new RegExp(
      `(?:^|[^\\w.])["']?${name}["']?\\s*[:=]\\s*["']?(\\d{1,9})(?!\\w)`,
      'gi',
    )
    const last = [...text.matchAll(pattern)].at(-1)?.[1]
    if (last !== undefined) return Number(last)
  }
  return null
}

/** The maximum number of characters that are read; a longer text is hardly an echo. */
const MOST_READ = 20_000

export function readEcho(text: string | null): Echo | null {
  const trimmed = (text ?? '').slice(0, MOST_READ).trim()
  if (trimmed === '') return null
  const lines = linesOf(trimmed)
  return {
    lines,
    start: figureOf(lines, ['start', 'offset', 'index', 'from']),
    rows: figureOf(lines, ['rows', 'limit', 'pageSize', 'size']),
  }
}

/** The echoed value of a field such as `country` or `merchant`, as written; null if the echo does not name the field. */
export function echoedValue({ lines }: Echo, field: string): string | null {
  // Matches `country`, `countryCode`, `merchantFilter`; if each parameter has a separate line (`fq=country:us`), the value is
  // the rest of the line.
  const found = lines.flatMap((line) => {
    const rest = lines.length > 1 ? '.*' : '\\([^)]*\\)|\\[[^\\]]*\\]|"[^"]*"|[^\\s&]+'
    const pattern = new RegExp(`(?:^|[^\\w])["']?${field}\\w*["']?\\s*[:=]\\s*(${rest})`, 'gis')
    return [...line.matchAll(pattern)].map((match) => (match[1] ?? '').trim())
  })
  return found.length > 0 ? found.join(' ') : null
}

/** The text without brackets and quotes, and without differences in case and accents, so that it can be compared. */
export function foldEchoText(text: string): string {
  return foldLetters(text)
    .replaceAll(/["'()[\]\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether an expression names a value, as a whole word. */
export function isNamedIn(expression: string, value: string): boolean {
  const padded = ` ${foldEchoText(expression).replaceAll(/[,;|]/g, ' ')} `
  return padded.includes(` ${foldEchoText(value).replaceAll(/[,;|]/g, ' ')} `)
}
