/** Stands in for the database where Node has none: a test mocks `store/database/database.ts` and lets it answer with this. */

/**
 * A database whose transactions come one after the other, as those of two tabs do, with room for so many characters.
 * Its entries' keys are the connection and the field `part`.
 */
export function oneDatabase(part: string, room = Infinity) {
  type Kept = Record<string, unknown>
  const entries = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  const get = (key: unknown) => Promise.resolve(entries.get(JSON.stringify(key)))
  const transaction = () => {
    const turn = last
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    last = done
    const store = {
      get: (key: unknown) => turn.then(() => get(key)),
      async put(entry: Kept) {
        await turn
        finish()
        const key = JSON.stringify([entry['connectionId'], entry[part]])
        const size = JSON.stringify([...entries.entries(), entry]).length
        if (size > room) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, structuredClone(entry))
      },
      async delete(key: unknown) {
        await turn
        finish()
        entries.delete(JSON.stringify(key))
      },
    }
    // A transaction that is asked for nothing more is over.
    setTimeout(finish)
    return { store, done }
  }
  const database = {
    get: (_: string, key: unknown) => get(key),
    getAll: (_: string, [connectionId]: [string]) =>
      Promise.resolve(
        [...entries.values()].filter((one) => (one as Kept)['connectionId'] === connectionId),
      ),
    transaction,
  }
  return { entries, database }
}
