/** The tasks on a collection's rows, by name, on the thread that has them: a worker's, or the page's without workers. */
import { rowKey, type ResultRow } from '@/domain/collections/resultRow.ts'
import { createRowWork, type RowWork } from '@/domain/rows/createRowWork.ts'
import { readRows } from '@/storage/collections/versionParts.ts'

export type RowTasks = RowWork & {
  /** Reads the stored rows of a version. Rejects where the database cannot be read. */
  open: (snapshot: { connectionId: string; versionId: string }) => Promise<void>
}

/** Rows between progress messages; the page does not need one for every part. */
const PROGRESS_ROWS = 2000

type Side = 'read' | 'added'

/**
 * A row that is loaded while the version is read arrives twice: from the database and from the load. Most are recognised by
 * their key; each one without a key is matched with one of the same content from the other side. The returned function says
 * whether the row came from the other side before.
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

/** `onRows` is called with the number of rows whenever it grows. */
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
