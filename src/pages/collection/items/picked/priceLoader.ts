/** Loads the current data of picked products: a few at a time, those on the screen first. */
import { KeyError } from '@/api/http/errors.ts'
import type { PriceAnswer } from '@/domain/picked/changeEntries.ts'
import { entryKey, type ListEntry } from '@/domain/picked/productList.ts'
import { createEmitter } from '@/lib/emitter.ts'

export type LoadState =
  | { kind: 'waiting' | 'requesting' }
  | { kind: 'answered'; answer: PriceAnswer; at: number }
  | { kind: 'failed'; error: unknown }

type Options = {
  /** Loads one product from the service, bypassing the cache when `isFresh`; rejects with the errors of the traits operation. */
  request: (entry: ListEntry, isFresh: boolean) => Promise<PriceAnswer>
  /** Stores the answers since the last call. A failure is not reported: the answers stay on screen, but are not stored. */
  save: (answers: ReadonlyMap<string, PriceAnswer>) => Promise<void>
  /** Returns the keys of the rows on the screen, which are loaded first. */
  visibleKeys: () => ReadonlySet<string>
  now: () => number
}

const AT_ONCE = 4
const SHOWN_EVERY_MS = 60
/** How many answers are stored together, because each write stores the whole list. */
const ANSWERS_PER_WRITE = 24

export function createPriceLoader({ request, save, visibleKeys, now }: Options) {
  const states = new Map<string, LoadState>()
  let waiting: { entry: ListEntry; isFresh: boolean }[] = []
  let requesting = 0
  let unsaved = new Map<string, PriceAnswer>()
  const emitter = createEmitter()

  /** The states that subscribers see: throttled, so that hundreds of answers don't each redraw the page. */
  let shown: ReadonlyMap<string, LoadState> = states
  let timer: ReturnType<typeof setTimeout> | null = null
  const show = () => {
    timer = null
    shown = new Map(states)
    emitter.emit()
  }
  const set = (changes: readonly (readonly [string, LoadState])[]) => {
    for (const [key, state] of changes) states.set(key, state)
    timer ??= setTimeout(show, SHOWN_EVERY_MS)
  }
  const flush = () => {
    if (unsaved.size === 0) return
    const answers = unsaved
    unsaved = new Map()
    save(answers).catch(() => {})
  }
  const next = () => {
    const seen = visibleKeys()
    const at = waiting.findIndex(({ entry }) => seen.has(entryKey(entry)))
    return waiting.splice(Math.max(at, 0), 1)[0]
  }
  const one = async ({ entry, isFresh }: { entry: ListEntry; isFresh: boolean }) => {
    const key = entryKey(entry)
    set([[key, { kind: 'requesting' }]])
    try {
      const answer = await request(entry, isFresh)
      unsaved.set(key, answer)
      set([[key, { kind: 'answered', answer, at: now() }]])
    } catch (error) {
      set([[key, { kind: 'failed', error }]])
      // After an error with the API key, stop all others: the service would refuse them, too.
      if (error instanceof KeyError) fail(error)
    }
  }
  const fail = (error: unknown) => {
    const rest = waiting
    waiting = []
    set(rest.map(({ entry }) => [entryKey(entry), { kind: 'failed', error }]))
  }
  const run = () => {
    while (requesting < AT_ONCE && waiting.length > 0) {
      const item = next()
      if (!item) return
      requesting += 1
      void one(item).then(() => {
        requesting -= 1
        run()
        if (requesting === 0 || unsaved.size >= ANSWERS_PER_WRITE) flush()
      })
    }
  }
  const want = (entries: readonly ListEntry[], isFresh: boolean) => {
    const wanted = entries.filter((entry) => {
      const kind = states.get(entryKey(entry))?.kind
      return kind !== 'waiting' && kind !== 'requesting'
    })
    waiting.push(...wanted.map((entry) => ({ entry, isFresh })))
    set(wanted.map((entry) => [entryKey(entry), { kind: 'waiting' }]))
    run()
  }

  return {
    states: () => shown,
    subscribe: emitter.on,
    /** Requests the entries that were not requested yet. */
    load: (entries: readonly ListEntry[]) => {
      const notRequested = entries.filter((entry) => !states.has(entryKey(entry)))
      if (notRequested.length > 0) want(notRequested, false)
    },
    /** Requests all entries again, except those whose request is queued or pending. */
    loadAgain: (entries: readonly ListEntry[]) => want(entries, true),
    /** Sends no further requests; pending ones still finish, and answers are stored. */
    stop: () => {
      for (const { entry } of waiting) states.delete(entryKey(entry))
      waiting = []
      flush()
    },
  }
}
