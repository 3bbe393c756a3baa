/**
 * Turns the lines of a collection of codes into requests: each distinct request once, and one row per line and group of
 * countries.
 */
import { NAMED_WITH_RUN, type KnownName } from '@/domain/pricing/itemAnswer.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { InputLine } from './inputLines.ts'
import { entryText, type Entry, type EntryKind } from './readEntry.ts'

type RequestedEntry = Exclude<Entry, { kind: 'invalid' }>

/** One request; several lines may share it. */
export type CodeRequest = {
  /** The index of the request in the order of requests, from 0. */
  position: number
  /** Identifies the request within the collection; stored answers are found by it. */
  key: string
  entry: RequestedEntry
  /** The countries that are requested together (§4): one, or several if the API variant sends lists. */
  countries: string[]
  /** The name and picture of the code, if a line gives them; otherwise null. */
  known: KnownName | null
  /** Further codes of the same record, tried if the service does not know this one. */
  further: readonly string[]
  /**
   * Whether the name of the code is requested together with its offers; beyond the first `NAMED_WITH_RUN` codes, names are loaded
   * when the user clicks.
   */
  isNamedWithRun: boolean
}

export type CodesRow = {
  /** The index of the row, from 0, in input order; the countries of a line follow each other. */
  row: number
  line: InputLine
  countries: string[]
  /** The request that answers this row; null for an invalid line. */
  request: CodeRequest | null
  /** The index of the earlier row with the same entry; null for the first one. */
  repeats: number | null
}

export type CodesCounts = {
  lines: number
  /** The number of valid lines, repeated ones included. */
  valid: number
  repeated: number
  invalid: number
  /** The number of distinct requests over all countries. */
  asks: number
  kinds: Record<EntryKind, number>
}

export type CodesPlan = { codeRequests: CodeRequest[]; rows: CodesRow[]; counts: CodesCounts }

/** A text that identifies the item of an entry, whichever way it is written: leading zeros make no other code. */
function itemOf(entry: RequestedEntry): string {
  const text = entryText(entry)
  return `${entry.kind} ${entry.kind === 'ean' ? codeKey(text) : text}`
}

/** The countries in the key of a request, joined by commas. */
export const countriesOfKey = (key: string): string => key.split(' ')[1] ?? ''

/** Plans the requests for lines. `groups` are the groups of countries that are requested together, from `countryGroups`. */
export function planCodes(
  lines: readonly InputLine[],
  groups: readonly (readonly string[])[],
): CodesPlan {
  const codeRequests = new Map<string, { request: CodeRequest; row: number }>()
  const rows: CodesRow[] = []
  const kinds = { ean: 0, url: 0, id: 0, title: 0 }
  let invalid = 0
  let repeated = 0
  let unnamed = 0
  for (const line of lines) {
    const { entry } = line
    if (entry.kind === 'invalid') invalid += 1
    else kinds[entry.kind] += 1
    let isRepeated = false
    for (const group of groups) {
      const row = rows.length
      const countries = [...group]
      if (entry.kind === 'invalid') {
        rows.push({ row, line, countries, request: null, repeats: null })
        continue
      }
      const item = `${countries.join(',')} ${itemOf(entry)}`
      const known = codeRequests.get(item)
      const key = `${entry.kind} ${countries.join(',')} ${entryText(entry)}`
      const codeRequest = known?.request ?? {
        position: codeRequests.size,
        key,
        entry,
        countries,
        known: line.known ?? null,
        further: line.further ?? [],
        isNamedWithRun: false,
      }
      if (known) isRepeated = true
      else {
        codeRequests.set(item, { request: codeRequest, row })
        if (entry.kind === 'ean' && codeRequest.known === null) {
          unnamed += 1
          codeRequest.isNamedWithRun = unnamed <= NAMED_WITH_RUN
        }
      }
      rows.push({ row, line, countries, request: codeRequest, repeats: known?.row ?? null })
    }
    if (isRepeated) repeated += 1
  }
  const valid = lines.length - invalid
  return {
    codeRequests: [...codeRequests.values()].map(({ request: codeRequest }) => codeRequest),
    rows,
    counts: { lines: lines.length, valid, repeated, invalid, asks: codeRequests.size, kinds },
  }
}
