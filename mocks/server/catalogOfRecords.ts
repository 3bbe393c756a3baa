/** A user's catalog for the HTTP service and for tools: made of records in memory, like in the browser. */
import type { Catalog, Week } from '../catalog/catalog.ts'
import type { StoredCatalog, RecordPiece, RecordsFile } from '../own/records.ts'
import { memoryCatalogStore } from '../own/stored/catalogStore.ts'
import { ownStore } from '../own/stored/ownStore.ts'

export type CatalogOfRecords = {
  about: StoredCatalog
  /** For `startService` and `createHandlers`. */
  catalog: (week: Week) => Promise<Catalog>
}

/** Rejects with a message if the records fail or there are none. */
export const catalogOfRecords = async (
  file: RecordsFile,
  records: AsyncIterable<RecordPiece>,
): Promise<CatalogOfRecords> => {
  const store = ownStore(memoryCatalogStore())
  const about = await store.importFile(file, records, {
    signal: new AbortController().signal,
    onProgress: async () => undefined,
    acceptsPartial: async () => true,
  })
  // Null only for an import that was ended, which can't happen here.
  if (!about) throw new Error('The import was ended.')
  return { about, catalog: store.engine }
}
