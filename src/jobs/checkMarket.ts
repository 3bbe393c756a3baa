/** Requests the markets of all codes of rows: a batch like any other for each of their countries, stored beside the rows. */
import type { Connection } from '@/api/connection.ts'
import { marketGroups } from '@/api/countryGroups.ts'
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import { marketKeysOf } from '@/domain/market/rowMarket.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { newCodes } from './codes/newCodes.ts'
import { openCodesJobs, type OpenCodesJobs } from './codes/openCodesJobs.ts'

/** By country: a line for each different code of these rows that is wanted, with the name and the picture of its row. */
export function marketLines(
  rows: readonly RequestedRow[],
  isWanted: (key: string) => boolean = () => true,
): Map<string, InputLine[]> {
  const byCountry = new Map<string, InputLine[]>()
  const taken = new Set<string>()
  for (const row of rows) {
    const { country, title, imageUrl } = row
    for (const [key, text] of marketKeysOf(row)) {
      if (taken.has(key) || !isWanted(key)) continue
      const entry = readEntry(text, 'ean')
      if (entry.kind === 'invalid') continue
      taken.add(key)
      const lines = byCountry.get(country) ?? []
      lines.push({
        line: lines.length + 1,
        text,
        entry,
        target: null,
        targetProblem: null,
        ...(title !== null && { known: { title, imageUrl } }),
      })
      byCountry.set(country, lines)
    }
  }
  return byCountry
}

type Asked = {
  /** What the rows are called. */
  name: string
  rows: readonly RequestedRow[]
  isWanted: (key: string) => boolean
  /** Keeps the ids of the batches beside the rows. */
  save: (batchIds: readonly string[]) => Promise<unknown>
}
type Around = { batches: OpenCodesJobs; at: number; random: () => number }

const thisTab = (): Around => ({ batches: openCodesJobs, at: Date.now(), random: Math.random })

/** Begins to ask, and has it kept that it did. Throws where the browser keeps neither. */
export async function requestMarket(
  connection: Connection,
  { name, rows, isWanted, save }: Asked,
  { batches, at, random }: Around = thisTab(),
): Promise<void> {
  const byCountry = marketLines(rows, isWanted)
  const ids: string[] = []
  for (const [country, lines] of byCountry) {
    const batch = {
      name: `Market prices of ${name}${byCountry.size > 1 ? `, ${shownCountry(country)}` : ''}`,
      lines,
      groups: marketGroups([country]),
      settings: { ...defaultCodesSettings, as: 'ean' as const, names: false },
      at,
    }
    ids.push((await newCodes(connection.id, batch, random)).id)
  }
  await save(ids)
  for (const id of ids) (await batches.open(connection, id))?.start()
}
