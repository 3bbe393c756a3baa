/** Builds the index while records arrive, so that little is left to do at the end. */
import type { Row } from '../../catalog/catalog.ts'
import { indexWriter } from '../../catalog/index/indexWriter.ts'
import { rowNumbers } from '../../catalog/index/numberedRows.ts'
import type { SearchIndex } from '../../catalog/index/searchIndex.ts'

export type GrowingIndex = {
  /** Call in the order of the catalog. */
  add: (row: Row) => void
  /** Null if more than `most` rows were added: the catalog then builds its index later. */
  finish: () => SearchIndex | null
}

/** For at most `most` rows. */
export const growingIndex = (most: number): GrowingIndex => {
  const { values, of } = rowNumbers()
  const writer = indexWriter(most, values)
  let rows = 0
  return {
    add: (row) => {
      rows += 1
      if (rows <= most) writer.add(of(row))
    },
    finish: () => (rows <= most ? writer.finish() : null),
  }
}
