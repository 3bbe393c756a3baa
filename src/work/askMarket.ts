/** Asks for the markets of rows: a batch like any other for each of their countries, which whoever asks keeps beside the rows. */
import { shownCountry } from '../lib/countryCode.ts'
import type { Connection } from '../catalog/connection.ts'
import { marketGroups } from '../catalog/countryGroups.ts'
import { defaultBatchSettings } from '../market/batchAnswer.ts'
import { readEntry } from '../model/batch/readEntry.ts'
import type { InputLine } from '../model/batch/readInput.ts'
import type { AskedRow } from '../model/market/askedRow.ts'
import { marketCodeOf, marketKeyOf } from '../model/market/rowMarket.ts'
import { newBatch } from './batch/newBatch.ts'
import { openBatches, type OpenBatches } from './batch/openBatches.ts'

/** By country: a line for each code of these rows that is wanted, with the name, the picture and the other codes of its row. */
export function marketLines(
  rows: readonly AskedRow[],
  isWanted: (key: string) => boolean = () => true,
): Map<string, InputLine[]> {
  const byCountry = new Map<string, InputLine[]>()
  const taken = new Set<string>()
  for (const row of rows) {
    const text = marketCodeOf(row)
    const key = marketKeyOf(row)
    if (text === null || key === '' || taken.has(key) || !isWanted(key)) continue
    const entry = readEntry(text, 'ean')
    if (entry.kind === 'invalid') continue
    taken.add(key)
    const { country, title, imageUrl } = row
    const lines = byCountry.get(country) ?? []
    // Of an offer the code is that of its market, and no other.
    const further = row.code === null ? row.eans.slice(1) : []
    lines.push({
      line: lines.length + 1,
      text,
      entry,
      target: null,
      targetProblem: null,
      ...(title !== null && { known: { title, imageUrl } }),
      ...(further.length > 0 && { further }),
    })
    byCountry.set(country, lines)
  }
  return byCountry
}

type Asked = {
  /** What the rows are called. */
  name: string
  rows: readonly AskedRow[]
  isWanted: (key: string) => boolean
  /** Keeps the ids of the batches beside the rows. */
  keep: (batchIds: readonly string[]) => Promise<unknown>
}
type Around = { batches: OpenBatches; at: number; random: () => number }

const thisTab = (): Around => ({ batches: openBatches, at: Date.now(), random: Math.random })

/** Begins to ask, and has it kept that it did. Throws where the browser keeps neither. */
export async function askMarket(
  connection: Connection,
  { name, rows, isWanted, keep }: Asked,
  { batches, at, random }: Around = thisTab(),
): Promise<void> {
  const byCountry = marketLines(rows, isWanted)
  const ids: string[] = []
  for (const [country, lines] of byCountry) {
    const batch = {
      name: `Market of ${name}${byCountry.size > 1 ? `, ${shownCountry(country)}` : ''}`,
      lines,
      groups: marketGroups([country]),
      settings: { ...defaultBatchSettings, as: 'ean' as const, names: false },
      at,
    }
    ids.push((await newBatch(connection.id, batch, random)).id)
  }
  await keep(ids)
  for (const id of ids) (await batches.open(connection, id))?.start()
}
