import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { EditConflict } from '@/components/ui/fields/useEditConflict.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import {
  addEntries,
  noteEntry,
  placeEntry,
  putBackEntry,
  removeEntry,
  seeEntries,
  type PriceAnswer,
} from '@/domain/picked/changeEntries.ts'
import { cleanName, entryKey, type ListEntry, type NewEntry } from '@/domain/picked/productList.ts'
import { newId } from '@/lib/newId.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { linkCodes, deleteCollection, restoreDeleted } from '@/storage/collections/collections.ts'
import { changePicked, createPicked, readPicked } from '@/storage/collections/picked.ts'
import type { ChangeResult } from '@/storage/database/entryStore.ts'
import { collectionsQuery } from '@/storage/queries/collectionsQuery.ts'
import { PICKED } from '@/words/pickedNames.ts'

const REFUSED = 'The browser’s storage didn’t accept the change. Nothing was changed.'
const GONE = 'This collection was deleted in another tab. Nothing was changed.'

type Change = (entries: readonly ListEntry[]) => ListEntry[]

/** Returns functions that create, change and delete collections of picked products. Removals show a message with Undo. */
export function useListChanges() {
  const { id: connectionId } = useConnection()
  const client = useQueryClient()
  return useMemo(() => {
    /** Makes a change and reads the collections again. True once both are done; false after an error, which it shows. */
    const attempt = async (act: () => Promise<ChangeResult | null>): Promise<boolean> => {
      try {
        if ((await act()) === 'gone') {
          toast(GONE, { tone: 'error' })
          return false
        }
      } catch {
        toast(REFUSED, { tone: 'error' })
        return false
      }
      // The change has already triggered a refetch; wait for that one instead of starting another.
      await client.invalidateQueries(collectionsQuery(connectionId), { cancelRefetch: false })
      return true
    }
    const edit = (id: string, change: Change) =>
      attempt(() =>
        changePicked(connectionId, id, ({ entries }) => ({ entries: change(entries) }), Date.now()),
      )
    const undo = (act: () => Promise<ChangeResult | null>) => ({
      action: { label: PICKED.undo, undo: () => attempt(act) },
    })
    return {
      /** Creates a collection and resolves to its id; null if the browser refused to store it. */
      create: async (name: string, entries: readonly ListEntry[] = []): Promise<string | null> => {
        const id = newId()
        const now = Date.now()
        const list = { id, at: now, changedAt: now, name: cleanName(name), entries: [...entries] }
        return (await attempt(() => createPicked(connectionId, list))) ? id : null
      },
      rename: (id: string, name: string) =>
        attempt(() =>
          changePicked(connectionId, id, () => ({ name: cleanName(name) }), Date.now()),
        ),
      remove: (id: string, name: string) =>
        attempt(async () => {
          const deleted = await deleteCollection(connectionId, id)
          if (!deleted) return 'gone'
          toast(
            `${name} deleted`,
            undo(() => restoreDeleted(deleted)),
          )
          return null
        }),
      add: (id: string, products: readonly NewEntry[]) =>
        edit(id, (entries) => addEntries(entries, products, Date.now()).entries),
      move: (id: string, key: string, to: number) =>
        edit(id, (entries) => placeEntry(entries, key, to)),
      /**
       * Changes the note of a product; true once it is stored. If the stored note is no longer `before`, changes nothing and
       * resolves to the stored note.
       */
      note: async (id: string, key: string, note: string, before: string) => {
        const found: { other: EditConflict | null } = { other: null }
        const isStored = await edit(id, (entries) => {
          const there = entries.find((entry) => entryKey(entry) === key)?.note ?? before
          found.other = there === before ? null : { there }
          return found.other ? [...entries] : noteEntry(entries, key, note)
        })
        return found.other ?? isStored
      },
      removeEntry: async (id: string, key: string, title: string) => {
        let removed: { entry: ListEntry; index: number } | null = null as {
          entry: ListEntry
          index: number
        } | null
        const isRemoved = await edit(id, (entries) => {
          const index = entries.findIndex((entry) => removeEntry([entry], key).length === 0)
          const entry = entries[index]
          removed = entry ? { entry, index } : null
          return removeEntry(entries, key)
        })
        if (!isRemoved || removed === null) return
        const { entry, index } = removed
        const putBack = (entries: readonly ListEntry[]) => putBackEntry(entries, entry, index)
        toast(`${isolated(title)} removed`, {
          action: { label: PICKED.undo, undo: () => edit(id, putBack) },
        })
      },
      /**
       * Stores what the service answered about the products. It doesn’t count as a change by the user, and a deleted collection
       * is ignored.
       */
      see: async (id: string, answers: ReadonlyMap<string, PriceAnswer>): Promise<void> => {
        await changePicked(
          connectionId,
          id,
          ({ entries }) => ({ entries: seeEntries(entries, answers) }),
          null,
        )
      },
      /**
       * Stores which collections of codes loaded the market prices of this collection’s products. It doesn’t count as a change by
       * the user either.
       */
      saveMarkets: (id: string, checkIds: readonly string[]) =>
        attempt(() => linkCodes(connectionId, id, 'markets', checkIds)),
      /** Reads a collection from the storage. */
      read: (id: string) => readPicked(connectionId, id),
    }
  }, [client, connectionId])
}

export type ListChanges = ReturnType<typeof useListChanges>
