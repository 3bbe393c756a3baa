/** From the lines of a batch to what has to be requested: each thing once, and every line shown once for each country. */
import { NAMED_WITH_RUN, type KnownName } from '@/domain/pricing/itemAnswer.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { InputLine } from './inputLines.ts'
import { entryText, type Entry, type EntryKind } from './readEntry.ts'

type AskedEntry = Exclude<Entry, { kind: 'invalid' }>

/** One thing to ask; several lines may wait for it. */
export type CodeRequest = {
  /** Its place in the batch, from 0: the order in which things are requested. */
  position: number
  /** What tells it apart within the batch: what was stored under the same key answers it. */
  key: string
  entry: AskedEntry
  /** Asked together (§4): one country, or all of them where the API variant sends lists. */
  countries: string[]
  /** Name and picture of a code, where a line of it knows them. */
  known: KnownName | null
  /** Other codes of its record, for where this one is not known. */
  further: readonly string[]
  /** Whether its name is requested with the run: those beyond the first ones wait for a click. */
  isNamedWithRun: boolean
}

export type CodesRow = {
  /** From 0, in the order of the input; the countries of a line follow each other. */
  row: number
  line: InputLine
  countries: string[]
  /** What answers this row; null for a line that cannot be requested. */
  request: CodeRequest | null
  /** The row that said the same before; null for the first one. */
  repeats: number | null
}

export type CodesCounts = {
  lines: number
  /** Lines that can be requested, those that repeat another included. */
  valid: number
  repeated: number
  invalid: number
  /** Different things to ask, over all countries. */
  asks: number
  kinds: Record<EntryKind, number>
}

export type CodesPlan = { codeRequests: CodeRequest[]; rows: CodesRow[]; counts: CodesCounts }

/** Of one item in each form: zeros before a code make no other. */
function itemOf(entry: AskedEntry): string {
  const text = entryText(entry)
  return `${entry.kind} ${entry.kind === 'ean' ? codeKey(text) : text}`
}

/** The countries that a key of `planCodes` was requested in, joined by commas. */
export const countriesOfKey = (key: string): string => key.split(' ')[1] ?? ''

/** `groups` are the countries that are asked together, as `countryGroups` gives them. */
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
