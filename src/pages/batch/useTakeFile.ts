import { useState } from 'react'
import type { DraftTable } from '../../domain/batch/batchDraft.ts'
import { readRows } from '../../domain/batch/readInput.ts'
import type { FileSheet } from '../../domain/tableFile/tableFile.ts'
import { readTableFile } from '../../parts/readTableFile.ts'
import { announce } from '../../ui/LiveRegion.tsx'

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
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    setReading(file.name)
    const read = await readTableFile(file)
    setReading(null)
    if (read.kind === 'refused') {
      setProblem(read.says)
      return
    }
    announce(`${read.name} is read`)
    setTable({
      name: read.name,
      sheets: read.sheets,
      sheet: likelySheet(read.sheets),
      choices: {},
    })
  }
  return {
    /** The name of the file that is being read. */
    reading,
    problem,
    take,
    forget: () => setProblem(null),
  }
}
