/** The tasks on a collection's rows, by name. They run on the thread that has the rows: a worker, or the page without workers. */
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import { createRowWork, type RowWork } from '@/domain/rows/createRowWork.ts'
import { readRows } from '@/storage/collections/versionParts.ts'

export type RowTasks = RowWork & {
  /** Reads the stored rows of a version. Rejects if the database cannot be read. */
  open: (snapshot: { connectionId: string; versionId: string }) => Promise<void>
}

/** The number of rows between two progress messages; the page does not need a message for every part. */
const PROGRESS_ROWS = 2000

type Side = 'read' | 'added'

/**
 * Makes a function that says whether a row came before from the other side. A row that is loaded while its version is being read
 * arrives twice: from the database and from the load. Most rows are recognised by their key; a row without a key is matched with
 * a row of the same content from the other side.
 */
function createDuplicateCheck() {
  const balances = new Map<string, number>()
  return (row: ResultRow, side: Side): boolean => {
    if (rowKey(row) !== null) return false
    const step = side === 'read' ? 1 : -1
    const content = JSON.stringify(row)
    const balance = balances.get(content) ?? 0
    balances.set(content, balance + step)
    return balance * step < 0
  }
}

/** Creates the tasks. `onRows` is called with the number of rows whenever it grows. */
export function createRowTasks(onRows: (rows: number) => void): RowTasks {
  const work = createRowWork()
  let isSecond: ReturnType<typeof createDuplicateCheck> | null = null
  let rows = 0
  const add = (more: readonly ResultRow[], side: Side) => {
    const match = isSecond
    return work.add(match ? more.filter((row) => !match(row, side)) : more)
  }
  const notify = () => onRows(rows)
  return {
    ...work,
    add(more) {
      rows = add(more, 'added')
      notify()
      return rows
    },
    async open({ connectionId, versionId }) {
      isSecond = createDuplicateCheck()
      let sentRows = 0
      try {
        await readRows(connectionId, versionId, (part) => {
          rows = add(part.rows, 'read')
          if (rows - sentRows < PROGRESS_ROWS) return
          sentRows = rows
          notify()
        })
      } finally {
        isSecond = null
      }
      notify()
    },
  }
}
