/**
 * Access to one store of the database; all data is saved through it. Entries are in IndexedDB; an entry that the browser refuses
 * stays in memory while the page is open, and is then newer than the entry in the database.
 */
import * as v from 'valibot'
import { database, type CatalogSchema } from './database.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { dropEntry, entriesInMemory, entryInMemory, holdEntry, keyOf } from './storedInMemory.ts'
import { tabMessages } from './tabMessages.ts'
import { tryWrite } from './tryWrite.ts'

/** Where an entry was saved. `memory`: the entry lasts only while the page is open. */
export type SaveResult = 'stored' | 'memory'
/** The result of a change. `gone`: the entry was deleted in the meantime, so nothing was saved. */
export type ChangeResult = SaveResult | 'gone'

/**
 * A key or the beginning of one: the connection, then any number of further fields of the store’s key path. A complete key
 * identifies one entry, a shorter key all entries below it.
 */
type Place = readonly [connectionId: string, ...rest: (string | number)[]]

/** What a change writes and deletes among the entries of some places. Entries that it does not list stay as they are. */
type Update = { put?: readonly unknown[]; remove?: readonly Place[] }
type MakeUpdate = (
  entries: readonly unknown[],
  saved: SaveResult,
  stored: readonly unknown[] | null,
) => Update

/** Deleted entries, unmodified and including damaged ones, so that their deletion can be undone. */
export type RemovedEntries = { connectionId: string; entries: readonly unknown[] }

export type EntryStore<Entry, Value = Entry> = {
  /** The entry with this key; null for a missing or damaged one. Throws if the database cannot be read. */
  read: (place: Place) => Promise<Entry | null>
  /** The undamaged entries of a place, and the number of damaged ones. Throws if the database cannot be read. */
  list: (place: Place) => Promise<{ entries: Entry[]; damaged: number }>
  /** The undamaged entries of a place; only those in memory if the database cannot be read. */
  available: (place: Place) => Promise<Entry[]>
  /** All entries of a place as stored, including damaged ones. Throws if the database cannot be read. */
  listRaw: (place: Place) => Promise<unknown[]>
  /** Calls back with the entries that `listRaw` returns, a few at a time; those in memory come last. */
  each: (place: Place, onEntry: (entry: unknown) => void | Promise<void>) => Promise<void>
  /** The keys of a place, which are cheaper to read than the entries. Throws if the database cannot be read. */
  keys: (place: Place) => Promise<Place[]>
  put: (...entries: Value[]) => Promise<SaveResult>
  /**
   * Changes an entry as currently stored, so that two tabs don’t undo each other’s changes. If an entry with parts (`hasParts`)
   * is in memory, its change stays there too: in the database it would count parts that are lost when the page closes.
   */
  change: (place: Place, change: (entry: Entry) => Entry) => Promise<ChangeResult>
  /**
   * Changes an entry with parts and adds `parts` in one transaction. Does not notify listeners, because parts arrive by the
   * hundred.
   */
  addParts: (
    place: Place,
    change: (entry: Entry) => Entry,
    parts: readonly Value[],
  ) => Promise<ChangeResult>
  /**
   * Changes the entries of some places in one transaction, without other changes in between. If the transaction fails, `change` is
   * called a second time and its result is saved in memory; its argument `stored` has only the entries of the database, null if it
   * cannot be read. Listeners are not notified.
   */
  update: (places: readonly Place[], change: MakeUpdate) => Promise<SaveResult>
  /** Deletes all entries of these places; null if there were no entries. Throws if the database refuses. */
  remove: (...places: Place[]) => Promise<RemovedEntries | null>
  /** Undoes a deletion; does nothing for null. */
  restore: (removed: RemovedEntries | null) => Promise<SaveResult>
  /** Entries of these places that exist in memory and not in the database. */
  inMemory: (...places: Place[]) => unknown[]
  /** Tries again to store the entries of these places that are only in memory. */
  storeMemory: (...places: Place[]) => Promise<SaveResult>
  /** Calls back when data of the connection changes, in this tab or another; returns a function that stops it. */
  subscribe: (connectionId: string, listener: () => void) => () => void
  notify: (connectionId: string) => void
}

/** The number of entries read or written at a time, so that the page can respond in between. */
const SLICE = 10

/**
 * The range of all keys at a place: the key itself and every longer key. An array sorts after all strings and numbers (IndexedDB
 * §3.1.3), so `[…place, []]` is above them.
 */
const rangeOf = (place: Place) => IDBKeyRange.bound([...place], [...place, []])

/** The fields of an entry, which can be any value; they are only read. */
const fieldsOf = (entry: unknown) => Object(entry) as Record<string, unknown>

type Options<Entry> = {
  /** Whether a value is a valid entry; by default the store’s schema decides. */
  isEntry?: (entry: unknown) => entry is Entry
  /** Whether an entry has other entries below it, as a version has rows. */
  hasParts?: (entry: Entry) => boolean
}

/** Gives access to the store of this name. `isEntry` restricts it to some of its entries, such as the heads of collections. */
export function entryStore<
  Name extends StoreName,
  Entry extends CatalogSchema[Name]['value'] = CatalogSchema[Name]['value'],
>(
  name: Name,
  { isEntry: isEntryOption, hasParts }: Options<Entry> = {},
): EntryStore<Entry, CatalogSchema[Name]['value']> {
  const messages = tabMessages(name)
  const definition = databaseStores.find((store) => store.name === name)
  const keyPath: readonly string[] = definition?.keyPath ?? []
  const isEntry =
    isEntryOption ??
    ((entry: unknown): entry is Entry => definition !== undefined && v.is(definition.entry, entry))

  const placeOf = (entry: unknown) => keyPath.map((field) => fieldsOf(entry)[field])
  const isIn = (entry: unknown, place: Place) =>
    place.every((value, at) => placeOf(entry)[at] === value)
  const inMemoryAt = (place: Place): unknown[] => {
    if (place.length < keyPath.length) {
      return entriesInMemory(name).filter((entry) => isIn(entry, place))
    }
    const entry = entryInMemory(
      name,
      Object.fromEntries(keyPath.map((field, at) => [field, place[at]])),
    )
    return entry === undefined ? [] : [entry]
  }
  const inMemory = (...places: Place[]) => places.flatMap(inMemoryAt)

  /** The stored entries, each replaced by the newer one in memory if there is one, followed by the other entries in memory. */
  const overlaid = (stored: readonly unknown[], places: readonly Place[]): unknown[] => {
    const newer = inMemory(...places)
    if (newer.length === 0) return [...stored]
    return [...new Map([...stored, ...newer].map((entry) => [keyOf(name, entry), entry])).values()]
  }

  const listRaw = async (place: Place): Promise<unknown[]> => {
    const db = await database()
    const stored: unknown[] = db ? await db.getAll(name, rangeOf(place)) : []
    return overlaid(stored, [place])
  }

  /** Calls back with the stored entries, a few at a time. */
  const eachStored = async (
    place: Place,
    read: (range: IDBKeyRange) => Promise<unknown[]>,
    onEntry: (entry: unknown) => void | Promise<void>,
  ): Promise<void> => {
    for (let range: IDBKeyRange | null = rangeOf(place); range;) {
      const found = await read(range)
      for (const entry of found) await onEntry(entry)
      const last = placeOf(found.at(-1)) as IDBValidKey[] // Entries in the database have a valid key.
      range = found.length < SLICE ? null : IDBKeyRange.bound(last, [...place, []], true)
    }
  }

  const each: EntryStore<Entry>['each'] = async (place, onEntry) => {
    const newer = new Map(inMemory(place).map((entry) => [keyOf(name, entry), entry]))
    const db = await database()
    if (db) {
      const read = (range: IDBKeyRange) => db.getAll(name, range, SLICE)
      await eachStored(place, read, (entry) =>
        newer.has(keyOf(name, entry)) ? undefined : onEntry(entry),
      )
    }
    for (const entry of newer.values()) await onEntry(entry)
  }

  const saveInMemory = ({ put = [], remove = [] }: Update) => {
    for (const entry of inMemory(...remove)) dropEntry(name, entry)
    for (const entry of put) holdEntry(name, entry)
  }

  const store = (places: readonly Place[], change: MakeUpdate): Promise<Update | null> => {
    let made: Update = {}
    return tryWrite(name, async (written) => {
      const stored: unknown[] = []
      for (const place of places) {
        const read = (range: IDBKeyRange) => written.getAll(range, SLICE)
        await eachStored(place, read, (entry) => void stored.push(entry))
      }
      made = change(overlaid(stored, places), 'stored', stored)
      const { put = [], remove = [] } = made
      await Promise.all(remove.map((place) => written.delete(rangeOf(place))))
      // `put` copies each entry, so fifty thousand rows at once would block the page.
      for (let at = 0; at < put.length; at += SLICE) {
        // The entries were made by this app or just read from this store, so damaged ones can be written back.
        await Promise.all(put.slice(at, at + SLICE).map((entry) => written.put(entry as never)))
      }
    }).then((isDone) => (isDone ? made : null))
  }

  const update: EntryStore<Entry>['update'] = async (places, change) => {
    const made = await store(places, change)
    if (made) {
      for (const entry of inMemory(...(made.remove ?? []))) dropEntry(name, entry)
      for (const entry of made.put ?? []) dropEntry(name, entry)
      return 'stored'
    }
    const db = await database()
    const read = places.map(async (place): Promise<unknown[]> =>
      db ? db.getAll(name, rangeOf(place)) : [],
    )
    const stored = await Promise.all(read).then(
      (parts) => parts.flat(),
      () => null,
    )
    // Read memory after the database: another change may have been saved there in the meantime.
    saveInMemory(change(overlaid(stored ?? [], places), 'memory', stored))
    return 'memory'
  }

  const putAll = (entries: readonly unknown[]) => update([], () => ({ put: entries }))

  const changeWith = async (
    place: Place,
    change: (entry: Entry) => Entry,
    parts: readonly unknown[],
  ): Promise<ChangeResult> => {
    const known = inMemory(place).find(isEntry)
    if (known !== undefined && hasParts?.(known) === true) {
      // The entry is in memory because the database is full; don’t try the database again with every part.
      saveInMemory({ put: [change(known), ...parts] })
      return 'memory'
    }
    let found = false
    const next = (entries: readonly unknown[]): Update => {
      const now = entries.find(isEntry)
      found = now !== undefined
      return now === undefined ? {} : { put: [change(now), ...parts] }
    }
    const saved = await update([place], next)
    return found ? saved : 'gone'
  }

  return {
    listRaw,
    each,
    update,
    addParts: changeWith,
    inMemory,
    notify: messages.notify,
    async read(place) {
      const known = inMemory(place)
      const [entry] = known.length > 0 ? known : await listRaw(place)
      return isEntry(entry) ? entry : null
    },
    async list(place) {
      const all = await listRaw(place)
      const entries = all.filter(isEntry)
      return { entries, damaged: all.length - entries.length }
    },
    async available(place) {
      const all = await listRaw(place).catch(() => inMemory(place))
      return all.filter(isEntry)
    },
    async keys(place) {
      const db = await database()
      const stored: unknown[] = db ? await db.getAllKeys(name, rangeOf(place)) : []
      const all = [...stored, ...inMemory(place).map(placeOf)]
      return [...new Map(all.map((key) => [JSON.stringify(key), key as Place])).values()] // All keys of this store are places.
    },
    async put(...entries) {
      const saved = await putAll(entries)
      for (const id of new Set(entries.map(({ connectionId }) => connectionId))) messages.notify(id)
      return saved
    },
    async change(place, change) {
      const changed = await changeWith(place, change, [])
      if (changed !== 'gone') messages.notify(place[0])
      return changed
    },
    async remove(...places) {
      let removed: readonly unknown[] = []
      const written = await store(places, (entries) => {
        removed = entries
        return { remove: places }
      })
      if (!written) {
        if (await database()) throw new Error('The browser’s storage didn’t delete it.')
        removed = inMemory(...places)
      }
      for (const entry of inMemory(...places)) dropEntry(name, entry)
      for (const id of new Set(places.map(([connectionId]) => connectionId))) messages.notify(id)
      const [[connectionId] = ['']] = places
      return removed.length === 0 ? null : { connectionId, entries: removed }
    },
    async restore(removed) {
      if (removed === null) return 'stored'
      const saved = await putAll(removed.entries)
      messages.notify(removed.connectionId)
      return saved
    },
    storeMemory: (...places) => putAll(inMemory(...places)),
    subscribe: (connectionId, listener) =>
      messages.on((changed) => {
        if (changed === connectionId) listener()
      }),
  }
}
