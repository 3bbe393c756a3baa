/** Replaces the database, which Node lacks: a test mocks `storage/database/database.ts` so that it returns this one. */
import { compareKeys, isWithin, type Key, type Range } from './databaseKeys.ts'

type Entry = Record<string, unknown>

/**
 * A database of one store whose transactions run one after the other, as those of two tabs do, with room for `capacity` characters.
 * The key of an entry is its connection and the fields `parts`; ranges are those of `FakeKeyRange`.
 */
export function oneDatabase(parts: string | readonly string[], capacity = Infinity) {
  const fields = [parts].flat()
  const ownField = fields.at(-1) ?? ''
  const entries = new Map<string, unknown>()
  /** The parts that were written, in order. */
  const puts: unknown[] = []
  let last: Promise<unknown> = Promise.resolve()
  const keyOf = (entry: unknown) => {
    const { connectionId, ...own } = Object(entry) as Entry // fields of any kind
    return [connectionId, ...fields.map((field) => own[field])] as Key
  }
  const found = (requested: Key | Range) =>
    [...entries.values()]
      .filter((entry) => isWithin(keyOf(entry), requested))
      .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)))
  const transaction = () => {
    const turn = last
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    last = done
    const store = {
      getAll: (requested: Key | Range, most = Infinity) =>
        turn.then(() => found(requested).slice(0, most)),
      async put(entry: Entry) {
        await turn
        finish()
        const size = JSON.stringify([...entries.entries(), entry]).length
        if (size > capacity) throw new DOMException('full', 'QuotaExceededError')
        puts.push(entry[ownField])
        entries.set(JSON.stringify(keyOf(entry)), structuredClone(entry))
      },
      async delete(requested: Key | Range) {
        await turn
        finish()
        for (const entry of found(requested)) entries.delete(JSON.stringify(keyOf(entry)))
      },
    }
    // A transaction without further requests is complete.
    setTimeout(finish)
    return { store, done }
  }
  const database = {
    getAll: (_: string, requested: Key | Range, most = Infinity) =>
      Promise.resolve(found(requested).slice(0, most)),
    transaction,
  }
  return { entries, puts, database }
}
