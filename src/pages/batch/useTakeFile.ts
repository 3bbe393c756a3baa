import { useState } from 'react'
import type { DraftTable } from '../../domain/batch/batchDraft.ts'
import { readTableFile } from '../../parts/readTableFile.ts'
import { announce } from '../../ui/LiveRegion.tsx'

/** The first sheet that holds anything. */
function firstFilled(sheets: DraftTable['sheets']): number {
  return Math.max(
    sheets.findIndex(({ rows }) => rows.some((cells) => cells.length > 0)),
    0,
  )
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
      sheet: firstFilled(read.sheets),
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
