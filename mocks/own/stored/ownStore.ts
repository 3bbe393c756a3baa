/** The user's catalog of this browser: imported from records, stored, and indexed when it is first requested. */
import type { Catalog, Week } from '../../catalog/catalog.ts'
import type { SearchIndex } from '../../catalog/index/searchIndex.ts'
import { type RecordsSummary, type RecordLimits, packRecords } from '../packRecords.ts'
import { RECORD_LIMITS } from '../recordLimits.ts'
import type { ImportProgress, StoredCatalog, RecordPiece, RecordsFile } from '../records.ts'
import {
  ImportBusyError,
  type Draft,
  type CatalogStore,
  type SavedCatalog,
  memoryCatalogStore,
} from './catalogStore.ts'
import { growingIndex } from './growingIndex.ts'
import { ownData, rowOf } from './ownData.ts'
import { ownEngine } from './ownEngine.ts'
import type { Part } from './parts.ts'

type Pace = {
  /** Ends the import when aborted. */
  signal: AbortSignal
  /** Called about ten times a second; the import continues when it resolves. */
  onProgress: (progress: ImportProgress) => Promise<void>
  /** Whether the rows read before the import was ended become the catalog. */
  acceptsPartial: (rows: number) => Promise<boolean>
}

export type OwnStore = {
  storedCatalog: () => Promise<StoredCatalog | null>
  /** Null if the import was ended and its rows are not accepted. The previous catalog stays until this one is complete. */
  importFile: (
    file: RecordsFile,
    records: AsyncIterable<RecordPiece>,
    pace: Pace,
  ) => Promise<StoredCatalog | null>
  /** Hides the catalog. Its rows stay until `forget`, so that `putBack` can restore it. */
  remove: () => Promise<void>
  /** False if the catalog with this id is gone, or another catalog is stored now. */
  putBack: (id: string) => Promise<boolean>
  /** Deletes the removed catalog of this id. */
  forget: (id: string) => Promise<void>
  engine: (week: Week) => Promise<Catalog>
}

const NO_STORE =
  'This browser stores nothing. A catalog that you import lasts until the page is closed.'

/** Between two calls of `onProgress`, in milliseconds. */
const PROGRESS_MS = 100

export type OwnStoreOptions = { limits?: RecordLimits; now?: () => number; makeId?: () => string }

/** Leaves out the merchants' names, which only the engine needs. */
const described = ({ merchants: _merchants, ...catalog }: SavedCatalog): StoredCatalog => catalog

export const ownStore = (
  catalogStore: CatalogStore,
  { limits, now = Date.now, makeId = () => crypto.randomUUID() }: OwnStoreOptions = {},
): OwnStore => {
  /** Contains the catalog that could not be stored, which takes precedence over the stored one. */
  const visit = memoryCatalogStore()
  const engines = new Map<string, Promise<Catalog>>()
  /** The id of a removed catalog while it can be restored. */
  let removed: string | null = null

  const current = async (): Promise<{ from: CatalogStore; catalog: SavedCatalog } | null> => {
    const here = await visit.current()
    if (here) return { from: visit, catalog: here }
    const catalog = await catalogStore.current().catch(() => {
      throw new Error(NO_STORE)
    })
    return catalog && { from: catalogStore, catalog }
  }

  const engineOf = (
    catalog: SavedCatalog,
    parts: () => Promise<readonly Part[]>,
    week: Week,
    index?: SearchIndex,
  ): Promise<Catalog> => {
    const key = `${catalog.id} ${week}`
    const known = engines.get(key)
    if (known) return known
    const engine = parts().then((catalogParts) =>
      ownEngine(ownData(catalogParts, catalog.merchants), week, index),
    )
    engines.set(key, engine)
    return engine
  }

  const engine = async (week: Week): Promise<Catalog> => {
    const found = await current()
    if (!found) throw new Error('This browser has no catalog of your own.')
    return engineOf(found.catalog, () => found.from.parts(found.catalog.id), week)
  }

  /** If a part can't be stored, the import continues in memory. */
  const draftOn = async (id: string) => {
    const partsInMemory: Part[] = []
    let saved: Draft | null = await catalogStore.begin(id).catch(nullUnlessBusy)
    const dropDraft = async (): Promise<void> => {
      const draft = saved
      saved = null
      await draft?.drop().catch(() => undefined)
    }
    return {
      partsInMemory,
      add: async (part: Part) => {
        partsInMemory.push(part)
        await saved?.add(part).catch(dropDraft)
      },
      finish: async (catalog: SavedCatalog): Promise<SavedCatalog> => {
        if (saved) {
          const isSaved = await saved.finish(catalog).then(
            () => true,
            () => false,
          )
          if (isSaved) {
            await visit.remove()
            await visit.forget()
            return catalog
          }
          await dropDraft()
        }
        const here = { ...catalog, isForThisVisit: true }
        const draft = await visit.begin(id)
        for (const part of partsInMemory) await draft.add(part)
        await draft.finish(here)
        return here
      },
      drop: dropDraft,
    }
  }

  const importFile: OwnStore['importFile'] = async (
    file,
    records,
    { signal, onProgress, acceptsPartial },
  ) => {
    const id = makeId()
    const draft = await draftOn(id)
    try {
      const progress = (
        phase: ImportProgress['phase'],
        { bytes, rows, skipped }: Pick<RecordsSummary, 'rows' | 'skipped' | 'bytes'>,
      ) => ({ phase, bytes, ofBytes: file.bytes, rows, skipped })
      const indexed = growingIndex(RECORD_LIMITS.rows)
      let last = 0
      const { isStopped, ...summary } = await packRecords(records, {
        ...(limits ? { limits } : {}),
        signal,
        store: draft.add,
        index: (record) => {
          indexed.add(rowOf(record))
        },
        onProgress: async (count) => {
          if (now() - last < PROGRESS_MS) return
          await onProgress(progress('reading', count))
          last = now()
        },
      })
      if (isStopped && (summary.rows === 0 || !(await acceptsPartial(summary.rows)))) {
        await draft.drop()
        return null
      }
      if (summary.rows === 0) throw new Error(whyNone(summary))
      const catalog: SavedCatalog = {
        ...summary,
        id,
        fileName: file.fileName,
        importedAt: now(),
        isForThisVisit: false,
      }
      if (!isStopped) await onProgress(progress('indexing', summary))
      engines.clear()
      await engineOf(
        catalog,
        async () => draft.partsInMemory,
        'this',
        indexed.finish() ?? undefined,
      )
      return described(await draft.finish(catalog))
    } catch (error) {
      await draft.drop()
      throw error
    }
  }

  const forgetBoth = async (): Promise<void> => {
    await visit.forget()
    await catalogStore.forget()
  }

  return {
    storedCatalog: async () => {
      const found = await current()
      return found && described(found.catalog)
    },
    importFile,
    remove: async () => {
      const found = await current()
      engines.clear()
      await visit.remove()
      await catalogStore.remove().catch((error: unknown) => {
        // a catalog that was only in memory is already removed
        if (found?.from !== visit) throw error
      })
      removed = found && found.catalog.id
    },
    putBack: async (id) => {
      if (removed !== id) return false
      removed = null
      const other = await current().catch(() => null)
      if (other) {
        await forgetBoth()
        return false
      }
      const areBack = await Promise.all([visit.putBack(), catalogStore.putBack()])
      return areBack.includes(true)
    },
    forget: async (id) => {
      if (removed !== id) return
      removed = null
      await forgetBoth()
    },
    engine,
  }
}

/** Rethrows the error of an import in another tab; a store that can't be opened does not prevent an import in memory. */
const nullUnlessBusy = (error: unknown): null => {
  if (error instanceof ImportBusyError) throw error
  return null
}

const whyNone = ({ skipped, problems }: Pick<RecordsSummary, 'skipped' | 'problems'>): string => {
  const [first] = problems
  return first
    ? `None of its ${skipped.toLocaleString('en')} rows can be imported. Row ${String(first.row)}: ${first.message}`
    : 'This file has no rows.'
}
