/** Where an own catalog is stored: one at a time, and the one before stays until the next is complete. */
import type { StoredCatalog } from '../records.ts'
import type { Part } from './parts.ts'

/** Another tab writes at this moment. */
export class BusyElsewhere extends Error {
  override readonly message = 'Another tab is reading a feed. Wait for it, or close it.'
}

export type Saved = StoredCatalog & { merchants: readonly string[] }

/**
 * How the storage of own catalogs fares: held by another tab in an older form, open, with a catalog kept anew, or deleted
 * with the catalog it held.
 */
export type StorageState = 'waiting' | 'open' | 'kept' | 'deleted'

/** What is being written; nobody sees it before `finish`. */
export type Draft = {
  add: (part: Part) => Promise<void>
  /** Puts it in the place of the catalog before, at once and as a whole. */
  finish: (catalog: Saved) => Promise<void>
  drop: () => Promise<void>
}

export type Keep = {
  current: () => Promise<Saved | null>
  parts: (id: string) => Promise<Part[]>
  /** Clears away what an import that was interrupted has left; rejects with BusyElsewhere while another tab writes. */
  begin: (id: string) => Promise<Draft>
  /** Takes it out of sight, and lets go of what was removed before; its rows stay where they are. */
  remove: () => Promise<void>
  /** Brings back what this one removed; false where that is gone, or another catalog has taken its place. */
  putBack: () => Promise<boolean>
  /** Lets go of what this one removed. */
  forget: () => Promise<void>
}

/** For as long as the page is open. */
export const memoryKeep = (): Keep => {
  let current: Saved | null = null
  let held: Part[] = []
  let removed: { catalog: Saved; parts: Part[] } | null = null
  return {
    current: async () => current,
    parts: async () => held,
    begin: async () => {
      const parts: Part[] = []
      return {
        add: async (part) => {
          parts.push(part)
        },
        finish: async (catalog) => {
          current = catalog
          held = parts
        },
        drop: async () => undefined,
      }
    },
    remove: async () => {
      removed = current && { catalog: current, parts: held }
      current = null
      held = []
    },
    putBack: async () => {
      if (!removed || current) return false
      current = removed.catalog
      held = removed.parts
      removed = null
      return true
    },
    forget: async () => {
      removed = null
    },
  }
}
