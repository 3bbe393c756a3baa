/** Asks for the market of the codes of a set's rows: a batch like any other, which the set keeps beside its rows. */
import type { Connection } from '../api/connection.ts'
import { marketGroups } from '../api/countryGroups.ts'
import { defaultBatchSettings } from '../domain/batch/batchAnswer.ts'
import { readEntry } from '../domain/batch/readEntry.ts'
import type { InputLine } from '../domain/batch/readInput.ts'
import { marketCodeOf, marketKeyOf } from '../domain/market/rowMarket.ts'
import type { ResultRow } from '../domain/resultSet/resultRow.ts'
import type { ResultSet } from '../domain/resultSet/resultSet.ts'
import { changeSet } from '../store/resultSets.ts'
import { newBatch } from './newBatch.ts'
import { openBatches, type OpenBatches } from './openBatches.ts'

type AskedRow = Pick<ResultRow, 'code' | 'eans' | 'title' | 'imageUrl'>

/** A line for each code of these rows that is wanted, with the name and the picture of its row. */
export function marketLines(
  rows: readonly AskedRow[],
  isWanted: (key: string) => boolean = () => true,
): InputLine[] {
  const lines = new Map<string, InputLine>()
  for (const row of rows) {
    const text = marketCodeOf(row) ?? ''
    const key = marketKeyOf(text)
    if (key === '' || lines.has(key) || !isWanted(key)) continue
    const entry = readEntry(text, 'ean')
    if (entry.kind === 'invalid') continue
    lines.set(key, {
      line: lines.size + 1,
      text,
      entry,
      target: null,
      targetProblem: null,
      ...(row.title !== null && { known: { title: row.title, imageUrl: row.imageUrl } }),
    })
  }
  return [...lines.values()]
}

type Around = { batches: OpenBatches; at: number; random: () => number }

const thisTab = (): Around => ({ batches: openBatches, at: Date.now(), random: Math.random })

/** Begins to ask, and keeps with the set that it did. Throws where the browser keeps neither. */
export async function askMarket(
  connection: Connection,
  { id: setId, name, countries }: Pick<ResultSet, 'id' | 'name' | 'countries'>,
  lines: readonly InputLine[],
  { batches, at, random }: Around = thisTab(),
): Promise<void> {
  const batch = {
    name: `Market of ${name}`,
    lines,
    groups: marketGroups(countries),
    settings: { ...defaultBatchSettings, as: 'ean' as const, names: false },
    at,
  }
  const { id } = await newBatch(connection.id, batch, random)
  await changeSet(connection.id, setId, ({ markets = [] }) => ({ markets: [...markets, id] }))
  const job = await batches.open(connection, id)
  job?.start()
}
