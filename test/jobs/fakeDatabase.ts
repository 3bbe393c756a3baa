/**
 * A database with one store, of codes or of collections, that takes time, can be full, and preserves its content when a tab
 * dies.
 */
import type { Clock } from '@/jobs/job/clock.ts'
import { compareKeys, isWithin, type Key, type Range } from '../stored/databaseKeys.ts'
import { after } from './fakeClock.ts'

type Entry = { connectionId: string; of: string; part: string | number }

export type Disk = {
  entries: Map<string, Entry>
  /** The number of entries that fit. */
  capacity: number
  /** Resolves when the last write transaction has ended; those of all tabs run one after the other. */
  lastDone: Promise<void>
}

export const emptyDisk = (): Disk => ({
  entries: new Map(),
  capacity: Infinity,
  lastDone: Promise.resolve(),
})

const keyOf = ({ connectionId, of, part }: Entry): Key => [connectionId, of, part]
const full = () => new DOMException('There is no room left.', 'QuotaExceededError')

type Options = { clock?: Clock; ms?: number; isAlive?: () => boolean }

/** A tab's connection to the disk: a write takes effect when its transaction commits, and never in a dead tab. */
export function fakeDatabase(disk: Disk, { clock, ms = 0, isAlive = () => true }: Options = {}) {
  const never = new Promise<never>(() => {})
  const read = (key: Key | Range) => {
    const found = [...disk.entries.values()].filter((entry) => isWithin(keyOf(entry), key))
    return found
      .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)))
      .map((one) => structuredClone(one))
  }
  return {
    getAll: (_store: string, range: Range, most = Infinity) =>
      Promise.resolve(read(range).slice(0, most)),
    getAllKeys: (_store: string, range: Range) => Promise.resolve(read(range).map(keyOf)),
    transaction() {
      const turn = disk.lastDone
      let endTurn = () => {}
      disk.lastDone = new Promise((resolve) => {
        endTurn = resolve
      })
      const writes: (() => void)[] = []
      let added = 0
      let isAborted = false
      const store = {
        getAll: (range: Range, most = Infinity) => turn.then(() => read(range).slice(0, most)),
        async put(entry: Entry) {
          const key = JSON.stringify(keyOf(entry))
          const copy = structuredClone(entry)
          await turn
          if (!disk.entries.has(key)) added += 1
          if (disk.entries.size + added > disk.capacity) {
            isAborted = true
            throw full()
          }
          writes.push(() => disk.entries.set(key, copy))
        },
        delete(key: Key | Range) {
          writes.push(() => {
            for (const entry of read(key)) disk.entries.delete(JSON.stringify(keyOf(entry)))
          })
          return Promise.resolve()
        },
      }
      const commit = async () => {
        await turn
        // A transaction accepts requests until it is idle for a moment.
        await new Promise((resolve) => setImmediate(resolve))
        if (clock && ms > 0) await after(clock, ms)
        const works = isAlive() && !isAborted
        if (works) for (const write of writes) write()
        endTurn()
        if (!isAlive()) await never
        if (isAborted) throw new DOMException('The transaction was aborted.', 'AbortError')
      }
      return { store, done: commit() }
    },
  }
}
