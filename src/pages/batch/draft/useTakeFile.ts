import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftTable } from '../../../model/batch/batchDraft.ts'
import { readRows } from '../../../model/batch/readInput.ts'
import type { FileSheet } from '../../../model/table/tableFile.ts'
import { announce } from '../../../ui/panels/LiveRegion.tsx'
import { readTableFile } from '../../../work/workers/readTableFile.ts'

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

/**
 * Reads a file into the draft in place of the one before; a refused one changes nothing, and `problem` says why. Of
 * several the last one counts, and none that was still being read when the page was left.
 */
export function useTakeFile(setTable: (table: DraftTable) => void) {
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** The reading that counts. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const acts = useMemo(
    () => ({
      async take(file: File | undefined) {
        if (!file) return
        turn.current += 1
        const mine = turn.current
        setProblem(null)
        setReading(file.name)
        const read = await readTableFile(file)
        if (mine !== turn.current) return
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
      },
      /** What was wrong with the last file is no longer said. */
      forget: () => setProblem(null),
      /** A file that is still being read is none any more. */
      drop() {
        turn.current += 1
        setProblem(null)
        setReading(null)
      },
    }),
    [setTable],
  )
  return {
    /** The name of the file that is being read. */
    reading,
    problem,
    ...acts,
  }
}
