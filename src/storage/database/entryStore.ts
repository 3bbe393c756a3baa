/**
 * One store of the database: the one way in which anything is saved. Entries are in IndexedDB; what the browser does not
 * take is in memory for as long as the page is open, and an entry in memory is newer than one in the database.
 */
import * as v from 'valibot'
import { database, type CatalogSchema } from './database.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { isWritten } from './isWritten.ts'
import { dropEntry, entriesInMemory, entryInMemory, holdEntry, keyOf } from './storedInMemory.ts'
import { tabMessages } from './tabMessages.ts'

/** `memory`: for as long as the page is open. */
export type Saved = 'stored' | 'memory'
/** `gone`: the entry was deleted, and nothing was saved. */
export type Changed = Saved | 'gone'

/** Where entries are: the connection, then as many fields of the store's key path as are known. A whole key is one entry. */
type Place = readonly [connectionId: string, ...rest: (string | number)[]]

/** What a change makes of the entries of some places. What it does not name stays as it is. */
type Update = { put?: readonly unknown[]; remove?: readonly Place[] }
type MakeUpdate = (
  entries: readonly unknown[],
  saved: Saved,
  stored: readonly unknown[] | null,
) => Update

/** Entries to the letter, damaged ones included, so that their deletion can be undone. */
export type Removed = { connectionId: string; entries: readonly unknown[] }

export type EntryStore<Entry, Value = Entry> = {
  /** Null where there is none, or a damaged one. Throws where the database cannot be read. */
  read: (place: Place) => Promise<Entry | null>
  /** The usable entries of a place, and how many cannot be used. Throws where the database cannot be read. */
  list: (place: Place) => Promise<{ entries: Entry[]; damaged: number }>
  /** The usable entries of a place; of a database that cannot be read, those in memory. */
  available: (place: Place) => Promise<Entry[]>
  /** Everything of a place as it is stored, damaged entries included. Throws where the database cannot be read. */
  listRaw: (place: Place) => Promise<unknown[]>
  /** The same, a few at a time; those in memory come last. */
  each: (place: Place, onEntry: (entry: unknown) => void | Promise<void>) => Promise<void>
  /** The keys of a place, which cost less than the entries. Throws where the database cannot be read. */
  keys: (place: Place) => Promise<Place[]>
  put: (...entries: Value[]) => Promise<Saved>
  /**
   * Changes an entry as it is by then: two tabs do not undo each other’s changes. One that heads others stays in memory once it
   * is there: in the database it would count parts that end with the page.
   */
  change: (place: Place, change: (entry: Entry) => Entry) => Promise<Changed>
  /**
   * Changes an entry that heads others and adds `parts` in one transaction. Notifies nobody: parts arrive by the hundred.
   */
  addParts: (
    place: Place,
    change: (entry: Entry) => Entry,
    parts: readonly Value[],
  ) => Promise<Changed>
  /**
   * Changes what some places hold in one transaction: nothing comes between what `change` gets and what is written. It may be
   * called again where that fails, for memory; `stored` is what the database alone has, null where it cannot be read.
   * Notifies nobody.
   */
  update: (places: readonly Place[], change: MakeUpdate) => Promise<Saved>
  /** Deletes everything of these places; null where there was nothing. Throws where the database refuses. */
  remove: (...places: Place[]) => Promise<Removed | null>
  /** Undoes a deletion; nothing is done for null. */
  restore: (removed: Removed | null) => Promise<Saved>
  /** What memory has of these places, and the database has not. */
  inMemory: (...places: Place[]) => unknown[]
  /** Tries once more to store what is in memory. */
  storeMemory: (...places: Place[]) => Promise<Saved>
  /** Calls back when something of the connection was changed, in this tab or another; returns a function that stops it. */
  subscribe: (connectionId: string, listener: () => void) => () => void
  notify: (connectionId: string) => void
}

/** Entries that are read or written at a time: the page has its turn in between. */
const SLICE = 10

/** An array sorts after every string and number (IndexedDB §3.1.3), so this is the key itself and everything below it. */
const rangeOf = (place: Place) => IDBKeyRange.bound([...place], [...place, []])

/** Entries are any values: their fields are only looked at. */
const fieldsOf = (entry: unknown) => Object(entry) as Record<string, unknown>

type Options<Entry> = {
  /** What an entry has to be; usually what the store’s schema says. */
  isEntry?: (entry: unknown) => entry is Entry
  /** Whether an entry heads others, its parts. */
  hasParts?: (entry: Entry) => boolean
}

/** The store of this name. `isEntry` narrows it to some of its entries, such as those that head others. */
export function entryStore<
  Name extends StoreName,
  Entry extends CatalogSchema[Name]['value'] = CatalogSchema[Name]['value'],
>(
  name: Name,
  { isEntry: given, hasParts }: Options<Entry> = {},
): EntryStore<Entry, CatalogSchema[Name]['value']> {
  const messages = tabMessages(name)
  const definition = databaseStores.find((store) => store.name === name)
  const keyPath: readonly string[] = definition?.keyPath ?? []
  const isEntry =
    given ??
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

  /** Stored entries, those in memory in their place or after them. */
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

  /** Hands on stored entries a few at a time. */
  const eachStored = async (
    place: Place,
    read: (range: IDBKeyRange) => Promise<unknown[]>,
    onEntry: (entry: unknown) => void | Promise<void>,
  ): Promise<void> => {
    for (let range: IDBKeyRange | null = rangeOf(place); range;) {
      const found = await read(range)
      for (const entry of found) await onEntry(entry)
      const last = placeOf(found.at(-1)) as IDBValidKey[] // an entry of the database has its key
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
    return isWritten(name, async (written) => {
      const stored: unknown[] = []
      for (const place of places) {
        const read = (range: IDBKeyRange) => written.getAll(range, SLICE)
        await eachStored(place, read, (entry) => void stored.push(entry))
      }
      made = change(overlaid(stored, places), 'stored', stored)
      const { put = [], remove = [] } = made
      await Promise.all(remove.map((place) => written.delete(rangeOf(place))))
      // Each is copied as it is put: fifty thousand rows at once would block the page.
      for (let at = 0; at < put.length; at += SLICE) {
        // Made by this app, or read from this store a moment ago: a damaged one is no worse for it.
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
    // Memory is read after the database: while this change waited, another may have been saved there.
    saveInMemory(change(overlaid(stored ?? [], places), 'memory', stored))
    return 'memory'
  }

  const putAll = (entries: readonly unknown[]) => update([], () => ({ put: entries }))

  const changeWith = async (
    place: Place,
    change: (entry: Entry) => Entry,
    parts: readonly unknown[],
  ): Promise<Changed> => {
    const known = inMemory(place).find(isEntry)
    if (known !== undefined && hasParts?.(known) === true) {
      // A full database is not tried with each part.
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
      return [...new Map(all.map((key) => [JSON.stringify(key), key as Place])).values()] // keys of this store
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
