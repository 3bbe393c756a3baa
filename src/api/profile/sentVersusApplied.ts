/** Compares each parameter of a request with what the answer shows as applied, from the echo `q` of a search (§4.3). */
import { filters } from '@/api/fields/filters.ts'
import { isRecord, readCode } from '@/api/fields/readers.ts'
import { sentValues, type ObservedAnswer } from './observedAnswer.ts'
import { echoedValue, isNamedIn, foldEchoText, type Echo } from './readEcho.ts'

/**
 * What the echo shows about a sent parameter. `open`: the echo fits two readings, between which the open points decide. `not
 * echoed`: the echo does not mention the parameter.
 */
export type AppliedResult = 'same' | 'ignored' | 'clamped' | 'other' | 'open' | 'not echoed'

export type AppliedRow = {
  parameter: string
  sent: string
  /** The applied value as written in the answer; null if the answer does not mention it. */
  applied: string | null
  result: AppliedResult
}

type Finding = Pick<AppliedRow, 'applied' | 'result'>

const silent: Finding = { applied: null, result: 'not echoed' }
const ignored: Finding = { applied: null, result: 'ignored' }

/** The name in the echo of each parameter that restricts the search. */
const fieldOf: Readonly<Record<string, string>> = {
  countryCode: 'country',
  ...Object.fromEntries(filters.map(({ name, field }) => [name, field])),
}

const field = /(?:^|\s)["']?\w+["']?\s*[:=]/

/** The keywords: the line of `q`, or the text before the first `name:` or `name=`. */
function keywordsOf(echo: Echo): string {
  const [first = ''] = echo.lines
  const named = echo.lines.length > 1 ? echoedValue(echo, '(?:q|query|keywords?)(?=\\W)') : null
  return (named ?? first.split(field, 1)[0] ?? '').trim()
}

function keywordsApplied(echo: Echo, sent: string): Finding {
  const applied = keywordsOf(echo)
  if (foldEchoText(applied) === foldEchoText(sent)) return { applied, result: 'same' }
  const isThere = foldEchoText(echo.lines.join(' ')).includes(foldEchoText(sent))
  if (isThere) return { applied: sent, result: 'same' }
  return applied === '' ? ignored : { applied, result: 'other' }
}

function filterApplied(echo: Echo, name: string, sent: readonly string[]): Finding {
  const expression = echoedValue(echo, name)
  if (expression === null) return ignored
  const applied = `${name}:${expression}`
  const all = sent.flatMap((value) => value.split(/[,|;]/))
  const isAll =
    sent.every((value) => isNamedIn(expression, value)) ||
    all.every((value) => isNamedIn(expression, value))
  return { applied, result: isAll ? 'same' : 'other' }
}

/**
 * Compares `index` with the echoed `start` for the chosen index base. If they do not fit, only the rows can show whether `index`
 * was applied.
 */
function indexApplied(echo: Echo, sent: string, seen: ObservedAnswer): Finding {
  if (echo.start === null) return silent
  const applied = `start=${echo.start}`
  const before = Number(sent) - seen.connection.apiVariant.indexBase
  return { applied, result: echo.start === before ? 'same' : 'open' }
}

function limitApplied(echo: Echo | null, sent: string, rows: number): Finding {
  const applied = echo?.rows ?? null
  if (applied === null) {
    return rows > Number(sent) ? { applied: `${rows} rows`, result: 'other' } : silent
  }
  const result = applied === Number(sent) ? 'same' : applied < Number(sent) ? 'clamped' : 'other'
  return { applied: `rows=${applied}`, result }
}

/** Whether the echo has more than the keywords; an echo of them alone shows nothing about other parameters. */
const isRecognised = (echo: Echo): boolean =>
  echo.start !== null ||
  echo.rows !== null ||
  Object.values(fieldOf).some((name) => echoedValue(echo, name) !== null)

function searchFinding(seen: ObservedAnswer, parameter: string, sent: readonly string[]): Finding {
  const { search } = seen
  const echo = search?.echo ?? null
  const [first = ''] = sent
  if (parameter === 'limit') return limitApplied(echo, first, search?.ids.length ?? 0)
  if (echo === null) return silent
  if (!isRecognised(echo)) return silent
  const name = fieldOf[parameter]
  if (name !== undefined) return filterApplied(echo, name, sent)
  if (parameter === 'q') return keywordsApplied(echo, first)
  return parameter === 'index' ? indexApplied(echo, first, seen) : silent
}

/** The code of EAN prices is sent in the path and returned in the result (§4.4). */
function codeRow({ path, body }: ObservedAnswer): AppliedRow {
  const sent = decodeURIComponent(path.split('/').at(-1) ?? '')
  const result = isRecord(body) && isRecord(body['result']) ? body['result'] : {}
  const applied = readCode(result['ean'], sent.length)
  const row = { parameter: 'code', sent, applied }
  return { ...row, result: applied === null ? 'not echoed' : applied === sent ? 'same' : 'other' }
}

/** One row for each parameter, in the order sent; several values are joined by a comma and a space. */
export function sentVersusApplied(seen: ObservedAnswer): AppliedRow[] {
  const parameters = [...new Set(seen.sent.map(([name]) => name))]
  const rows = parameters.map((parameter) => {
    const sent = sentValues(seen, parameter)
    const finding = seen.operation === 'search' ? searchFinding(seen, parameter, sent) : silent
    return { parameter, sent: sent.join(', '), ...finding }
  })
  return seen.operation === 'ean' ? [codeRow(seen), ...rows] : rows
}
