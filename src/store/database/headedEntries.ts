/** Stores whose entries lie under the id of a head: in the database, or in memory where it takes no more. */
import { database, type CatalogSchema } from './database.ts'
import { isWritten } from './isWritten.ts'
import { dropEntry, heldEntries, heldUnder, holdEntry, keyOf } from './keptMemory.ts'

/** `memory`: for as long as the page lives. `gone`: the head has been deleted, and nothing was kept. */
export type Keeping = 'stored' | 'memory' | 'gone'

/** Heads lie under no id (`of` is ''), so that all can be listed without what lies under them. */
type Name = 'batches' | 'resultSets' | 'reports'
type EntryOf<Store extends Name> = CatalogSchema[Store]['value']

/** Entries that are read or put at a time: the page has its turn in between. */
const SLICE = 10

/** Arrays come after every text and number, so this holds whatever lies under the id. */
const under = (connectionId: string, of: string) =>
  IDBKeyRange.bound([connectionId, of], [connectionId, of, []])

type Place = { connectionId?: unknown; of?: unknown; part?: string | number }
/** Any value becomes an object; its fields are looked at only. */
const placeOf = (entry: unknown) => Object(entry) as Place

type Options<Store extends Name, Head extends EntryOf<Store>> = {
  store: Store
  isHead: (entry: unknown) => entry is Head
}

/** The entries of one such store. `isHead` says which of them are heads, and whole. */
export function headedEntries<Store extends Name, Head extends EntryOf<Store>>({
  store: name,
  isHead,
}: Options<Store, Head>) {
  /** Heads whose writes went to memory once: the rest of them follows, so that a full database is not asked in vain. */
  const fallen = new Set<string>()
  const nameOf = (connectionId: string, id: string) => JSON.stringify([connectionId, id])

  /** Looked at only, and not whether they are whole: memory may hold tens of thousands of rows. */
  const heldOfMany = (connectionId: string, isWanted: (place: Place) => boolean) =>
    heldEntries(name).filter((entry) => {
      const place = placeOf(entry)
      return place.connectionId === connectionId && isWanted(place)
    })

  const isOf =
    (id: string) =>
    ({ of, part }: Place) =>
      of === id || (of === '' && part === id)

  /** What memory holds of a head, damaged or not. */
  const heldOf = (connectionId: string, id: string) => heldOfMany(connectionId, isOf(id))

  /** Entries under an id, those after them that the database did not take; throws where it cannot be read. */
  const entriesUnder = async (connectionId: string, of: string): Promise<unknown[]> => {
    const db = await database()
    const stored: unknown[] = db ? await db.getAll(name, under(connectionId, of)) : []
    const held = heldOfMany(connectionId, (place) => place.of === of)
    if (held.length === 0) return stored
    const all = [...stored, ...held]
    return [...new Map(all.map((entry) => [keyOf(name, entry), entry])).values()]
  }

  /** The same, handed on a few at a time; what memory holds comes last. */
  const eachUnder = async (
    connectionId: string,
    of: string,
    onEntry: (entry: unknown) => void | Promise<void>,
  ): Promise<void> => {
    const held = new Map(
      heldOfMany(connectionId, (place) => place.of === of).map((entry) => [
        keyOf(name, entry),
        entry,
      ]),
    )
    const db = await database()
    let range = db ? under(connectionId, of) : null
    while (range) {
      const found: unknown[] = (await db?.getAll(name, range, SLICE)) ?? []
      for (const entry of found) if (!held.has(keyOf(name, entry))) await onEntry(entry)
      const last = found.at(-1)
      const key = last === undefined ? [] : (JSON.parse(keyOf(name, last)) as IDBValidKey[]) // plain texts and numbers
      range = found.length < SLICE ? null : IDBKeyRange.bound(key, [connectionId, of, []], true)
    }
    for (const entry of held.values()) await onEntry(entry)
  }

  /** The keys of what lies under an id, which cost less than the entries. */
  const partsUnder = async (connectionId: string, of: string): Promise<(string | number)[]> => {
    const db = await database()
    const keys = db ? await db.getAllKeys(name, under(connectionId, of)) : []
    const held = heldOfMany(connectionId, (place) => place.of === of).flatMap(
      (entry) => placeOf(entry).part ?? [],
    )
    return [...new Set([...keys.map(([, , part]) => part), ...held])]
  }

  const heldHead = (connectionId: string, id: string): Head | null => {
    const held = heldUnder(name, { connectionId, of: '', part: id })
    return isHead(held) ? held : null
  }

  /** What is said of an id; null where there is none. */
  const readHead = async (connectionId: string, id: string): Promise<Head | null> => {
    const held = heldUnder(name, { connectionId, of: '', part: id })
    const db = held === undefined ? await database() : null
    const stored = () => db?.get(name, [connectionId, '', id] as never).catch(() => undefined)
    const head: unknown = held ?? (await stored())
    return isHead(head) ? head : null
  }

  /** Changes a head, and keeps entries with it, in one transaction. */
  const changeEntries = async (
    connectionId: string,
    id: string,
    changes: (head: Head) => Head,
    entries: readonly EntryOf<Store>[] = [],
  ): Promise<Keeping> => {
    const fallenName = nameOf(connectionId, id)
    // What memory no longer holds was stored after all.
    if (!fallen.has(fallenName) || heldHead(connectionId, id) === null) {
      let found = true
      const written = await isWritten(name, async (store) => {
        const head: unknown = await store.get([connectionId, '', id] as never)
        found = isHead(head)
        if (!isHead(head)) return
        await Promise.all([changes(head), ...entries].map((entry) => store.put(entry as never)))
      })
      if (written) return found ? 'stored' : 'gone'
    }
    const read = await readHead(connectionId, id)
    // Looked at once more: while this one waited, another may have changed it.
    const head = heldHead(connectionId, id) ?? read
    if (!head) return 'gone'
    fallen.add(fallenName)
    for (const entry of [changes(head), ...entries]) holdEntry(name, entry)
    return 'memory'
  }

  /** Puts entries of some heads as they are. */
  const putEntries = async (
    connectionId: string,
    ids: readonly string[],
    entries: readonly unknown[],
  ): Promise<Exclude<Keeping, 'gone'>> => {
    const stored = await isWritten(name, async (store) => {
      // Each is copied as it is put: fifty thousand rows at once would hold the page up.
      for (let at = 0; at < entries.length; at += SLICE) {
        const slice = entries.slice(at, at + SLICE)
        // Made here, or read from this store a moment ago: a damaged one is no worse for it.
        await Promise.all(slice.map((entry) => store.put(entry as never)))
      }
    })
    for (const id of ids) {
      if (stored) fallen.delete(nameOf(connectionId, id))
      else fallen.add(nameOf(connectionId, id))
    }
    for (const entry of entries) {
      if (stored) dropEntry(name, entry)
      else holdEntry(name, entry)
    }
    return stored ? 'stored' : 'memory'
  }

  /** Takes heads away with all that lies under them, damaged or not, and returns it. Throws where the database refuses. */
  const takeEntries = async (connectionId: string, ids: readonly string[]): Promise<unknown[]> => {
    const taken: unknown[] = []
    const db = await database()
    for (const id of ids) {
      await eachUnder(connectionId, id, (entry) => void taken.push(entry))
      const held = heldUnder(name, { connectionId, of: '', part: id })
      const head: unknown = held ?? (await db?.get(name, [connectionId, '', id] as never))
      if (head !== undefined) taken.push(head)
    }
    if (db) {
      const { store, done } = db.transaction(name, 'readwrite')
      const deletions = ids.flatMap((id) => [
        store.delete([connectionId, '', id] as never),
        store.delete(under(connectionId, id) as never),
      ])
      await Promise.all([...deletions, done])
    }
    for (const entry of taken) dropEntry(name, entry)
    for (const id of ids) fallen.delete(nameOf(connectionId, id))
    return taken
  }

  return {
    heldOf,
    heldHead,
    entriesUnder,
    eachUnder,
    partsUnder,
    readHead,
    changeEntries,
    putEntries,
    takeEntries,
  }
}
