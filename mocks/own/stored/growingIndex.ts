/** An index that is built while records arrive: little is left to do when the last one is there. */
import type { Row } from '../../catalog/catalog.ts'
import { indexWriter } from '../../catalog/index/indexWriter.ts'
import { rowNumbers } from '../../catalog/index/numberedRows.ts'
import type { SearchIndex } from '../../catalog/index/searchIndex.ts'

export type GrowingIndex = {
  /** Rows come in the order of the catalog. */
  add: (row: Row) => void
  /** Null where more than `most` rows came: then the catalog builds its own. */
  finish: () => SearchIndex | null
}

/** Has room for `most` rows. */
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
