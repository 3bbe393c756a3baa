import { useMemo, useState } from 'react'
import type { DraftTable } from '../model/batch/batchDraft.ts'
import { readRows } from '../model/batch/readInput.ts'
import type { FileSheet } from '../model/table/tableFile.ts'
import { useFileReading } from '../ui/fields/useFileReading.ts'
import { announce } from '../ui/panels/LiveRegion.tsx'
import { readTableFile } from '../work/workers/readTableFile.ts'

/** Endings and media types of tables with codes. */
export const CODES_FILE =
  '.csv,.txt,.tsv,.xlsx,.xlsm,.html,text/csv,text/plain,text/tab-separated-values,text/html'

/** Rows looked at to find the sheet that holds codes. */
const LOOKED_AT = 50

const isFilled = ({ rows }: FileSheet) => rows.some((cells) => cells.length > 0)

function holdsCodes({ rows }: FileSheet): boolean {
  const first = rows.slice(0, LOOKED_AT).map((cells, place) => ({ line: place + 1, cells }))
  const reading = readRows(first)
  return reading.kind === 'read' && reading.lines.some(({ entry }) => entry.kind !== 'invalid')
}

/** The first sheet with codes, else the first that holds anything. */
function likelySheet(sheets: readonly FileSheet[]): number {
  const [place = 0] = [sheets.findIndex(holdsCodes), sheets.findIndex(isFilled)].filter(
    (found) => found >= 0,
  )
  return place
}

/** Reads a file into the draft in place of the one before; a refused one changes nothing, and `problem` says why. */
export function useTakeFile(setTable: (table: DraftTable) => void) {
  const { underWay, read, cancel } = useFileReading()
  const [problem, setProblem] = useState<string | null>(null)
  const acts = useMemo(
    () => ({
      async take(file: File | undefined) {
        if (!file) return
        setProblem(null)
        const table = await read(file, readTableFile)
        if (table === null) return
        if (table.kind === 'refused') {
          setProblem(table.says)
          return
        }
        const { name, sheets } = table
        announce(`${name} is read`)
        setTable({ name, sheets, sheet: likelySheet(sheets), choices: {} })
      },
      /** What was wrong with the last file is no longer said. */
      forget: () => setProblem(null),
      /** A file that is still being read is none any more. */
      drop() {
        cancel()
        setProblem(null)
      },
    }),
    [setTable, read, cancel],
  )
  return {
    reading: underWay,
    problem,
    ...acts,
  }
}
