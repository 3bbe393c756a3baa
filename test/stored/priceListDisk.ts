/** A database with price lists only. */
type Part = { connectionId: string; country: string; part: number }
/** The beginning of the keys: empty for everything, a connection, or a connection and a country. */
type Range = readonly string[]

/** A disk with parts of price lists and room for `room` of them; while broken, it refuses every change. */
export const disk = { parts: new Map<string, Part>(), room: Infinity, isBroken: false }
export const keyOf = ({ connectionId, country, part }: Part) =>
  JSON.stringify([connectionId, country, part])
const isIn =
  (range: Range = []) =>
  ({ connectionId, country }: Part) =>
    range.every((one, at) => one === [connectionId, country][at])

/** Accepts everything that is written to the other stores. */
const otherStore = { clear: () => Promise.resolve(), put: () => Promise.resolve() }

/** A database that writes each transaction completely or not at all, one after the other. */
export function fakeDatabase() {
  const getAll = (range?: Range) => [...disk.parts.values()].filter(isIn(range))
  const without = (parts: Map<string, Part>, range?: Range) =>
    new Map([...parts].filter(([, part]) => !isIn(range)(part)))
  let lastDone = Promise.resolve()
  return {
    getAll: (name: string, range?: Range) =>
      Promise.resolve(name === 'priceLists' ? getAll(range) : []),
    getAllKeys: (_: string, range: Range) =>
      Promise.resolve(
        getAll(range).map(({ connectionId, country, part }) => [connectionId, country, part]),
      ),
    transaction() {
      const turn = lastDone
      // A transaction that only deletes succeeds even if the disk is full.
      let isGaining = false
      const writes: ((parts: Map<string, Part>) => Map<string, Part>)[] = []
      const write = (one: (typeof writes)[number]) => {
        writes.push(one)
        return Promise.resolve()
      }
      const store = {
        getAll: (range: Range) => turn.then(() => getAll(range)),
        put: (part: Part) => {
          isGaining = true
          const copy = structuredClone(part)
          return write((parts) => new Map([...parts, [keyOf(copy), copy]]))
        },
        delete: (range: Range) => write((parts) => without(parts, range)),
        clear: () => write(() => new Map()),
      }
      const commit = async () => {
        await turn
        // A transaction accepts requests until it is idle for a moment.
        await new Promise((resolve) => setImmediate(resolve))
        let next = disk.parts
        for (const one of writes) next = one(next)
        if (disk.isBroken) throw new DOMException('broken', 'UnknownError')
        if (isGaining && next.size > disk.room) throw new DOMException('full', 'QuotaExceededError')
        disk.parts = next
      }
      const done = commit()
      lastDone = done.catch(() => {})
      return {
        store,
        objectStore: (name: string) => (name === 'priceLists' ? store : otherStore),
        done,
      }
    },
  }
}

export function emptyDisk() {
  disk.parts = new Map()
  disk.room = Infinity
  disk.isBroken = false
}
