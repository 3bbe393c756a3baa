/** Stores one user's catalog at a time; the previous catalog stays until the next catalog is complete. */
import type { StoredCatalog } from '../records.ts'
import type { Part } from './parts.ts'

/** Another tab is importing. */
export class ImportBusyError extends Error {
  override readonly message = 'Another tab is reading a feed. Wait for it, or close it.'
}

export type SavedCatalog = StoredCatalog & { merchants: readonly string[] }

/**
 * The state of the storage: blocked by an older version in another tab, open, with a newly stored catalog, or deleted together
 * with its catalog.
 */
export type StorageState = 'waiting' | 'open' | 'kept' | 'deleted'

/** An import in progress; invisible before `finish`. */
export type Draft = {
  add: (part: Part) => Promise<void>
  /** Replaces the previous catalog in one step. */
  finish: (catalog: SavedCatalog) => Promise<void>
  drop: () => Promise<void>
}

export type CatalogStore = {
  current: () => Promise<SavedCatalog | null>
  parts: (id: string) => Promise<Part[]>
  /** Removes the leftovers of an interrupted import; rejects with ImportBusyError while another tab imports. */
  begin: (id: string) => Promise<Draft>
  /** Hides the catalog, whose rows stay stored, and deletes a catalog that was removed before. */
  remove: () => Promise<void>
  /** Restores the catalog that this tab removed; false if it is gone, or another catalog is stored now. */
  putBack: () => Promise<boolean>
  /** Deletes the catalog that this tab removed. */
  forget: () => Promise<void>
}

/** Lasts as long as the page. */
export const memoryCatalogStore = (): CatalogStore => {
  let current: SavedCatalog | null = null
  let storedParts: Part[] = []
  let removed: { catalog: SavedCatalog; parts: Part[] } | null = null
  return {
    current: async () => current,
    parts: async () => storedParts,
    begin: async () => {
      const parts: Part[] = []
      return {
        add: async (part) => {
          parts.push(part)
        },
        finish: async (catalog) => {
          current = catalog
          storedParts = parts
        },
        drop: async () => undefined,
      }
    },
    remove: async () => {
      removed = current && { catalog: current, parts: storedParts }
      current = null
      storedParts = []
    },
    putBack: async () => {
      if (!removed || current) return false
      current = removed.catalog
      storedParts = removed.parts
      removed = null
      return true
    },
    forget: async () => {
      removed = null
    },
  }
}
