/**
 * *Check market prices*: requests the offers for all codes of the selected rows, as one collection of codes for each country that
 * is linked to the collection of the rows.
 */
import type { Connection } from '@/api/connection.ts'
import { marketGroups } from '@/api/countryGroups.ts'
import type { InputLine } from '@/domain/codes/inputLines.ts'
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { RequestedRow } from '@/domain/market/requestedRow.ts'
import { marketKeysOf } from '@/domain/market/rowMarket.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { shownCountry } from '@/lib/countryCode.ts'
import { createCodesCollection } from './codes/newCodes.ts'
import { openCodesJobs, type OpenCodesJobs } from './codes/openCodesJobs.ts'

/** The lines of the new collections by country: one for each wanted code of these rows, with the name and picture of its row. */
export function marketLines(
  rows: readonly RequestedRow[],
  isWanted: (key: string) => boolean = () => true,
): Map<string, InputLine[]> {
  const byCountry = new Map<string, InputLine[]>()
  const addedKeys = new Set<string>()
  for (const row of rows) {
    const { country, title, imageUrl } = row
    for (const [key, text] of marketKeysOf(row)) {
      if (addedKeys.has(key) || !isWanted(key)) continue
      const entry = readEntry(text, 'ean')
      if (entry.kind === 'invalid') continue
      addedKeys.add(key)
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

type CheckMarketOptions = {
  /** The name for the new collections of codes, which says where the rows are from. */
  name: string
  rows: readonly RequestedRow[]
  isWanted: (key: string) => boolean
  /** Stores the ids of the new collections of codes with the collection of the rows. */
  save: (checkIds: readonly string[]) => Promise<unknown>
}
type Environment = { jobs: OpenCodesJobs; at: number; random: () => number }

const thisTab = (): Environment => ({ jobs: openCodesJobs, at: Date.now(), random: Math.random })

/** Starts the requests, and stores the ids of the new collections with the rows. Throws if the browser can store neither. */
export async function requestMarket(
  connection: Connection,
  { name, rows, isWanted, save }: CheckMarketOptions,
  { jobs, at, random }: Environment = thisTab(),
): Promise<void> {
  const byCountry = marketLines(rows, isWanted)
  const ids: string[] = []
  for (const [country, lines] of byCountry) {
    const codesCollection = {
      name: `Market prices of ${name}${byCountry.size > 1 ? `, ${shownCountry(country)}` : ''}`,
      lines,
      groups: marketGroups([country]),
      settings: { ...defaultCodesSettings, as: 'ean' as const, names: false },
      at,
    }
    ids.push((await createCodesCollection(connection.id, codesCollection, random)).id)
  }
  await save(ids)
  for (const id of ids) (await jobs.open(connection, id))?.start()
}
