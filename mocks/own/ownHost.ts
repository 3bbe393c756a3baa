/** The worker's side of the user's catalog: stores and indexes records, and answers the engine's requests. */
import type { Catalog, Week } from '../catalog/catalog.ts'
import { type EngineCall, type StartEngine, workerHost } from '../catalog/worker/workerHost.ts'
import { importErrorText } from './importErrorText.ts'
import type { ImportProgress, RecordsFile } from './records.ts'
import { piecesFrom } from './recordsPort.ts'
import type { StorageState } from './stored/catalogStore.ts'
import type { OwnStore } from './stored/ownStore.ts'

export type ToHost =
  | { kind: 'kept'; number: number }
  | { kind: 'remove'; number: number }
  | { kind: 'putBack' | 'forget'; number: number; id: string }
  /** The records of a file come over `records` (`recordsPort.ts`). */
  | { kind: 'take'; number: number; file: RecordsFile; records: MessagePort }
  /** Ends that import; the answer is `stopped`, or a result that was already sent. */
  | { kind: 'stop'; number: number }
  /** Answers each `progress`: the import continues. */
  | { kind: 'pace'; number: number }
  /** Answers `stopped`. */
  | { kind: 'partial'; number: number; isAccepted: boolean }
  /** The engine's protocol runs over `port`. */
  | { kind: 'engine'; port: MessagePort }

type ToCaller = { number: number } & (
  | { kind: 'result'; result: unknown }
  | { kind: 'failure'; message: string }
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'stopped'; rows: number }
)

/** Replies to calls, and unrequested messages about the state of the storage. */
export type FromHost = ToCaller | { kind: 'storage'; state: StorageState }

/** Returns the worker's message handler. */
export const ownHost = (
  store: OwnStore,
  post: (message: FromHost) => void,
): ((message: ToHost) => void) => {
  /** Callbacks that wait for the caller's next message, by the number of the call. */
  const waiting = new Map<number, (isAccepted: boolean) => void>()
  /** The AbortController of each import, by the number of its call. */
  const stops = new Map<number, AbortController>()
  const replyTo = (message: ToCaller): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.set(message.number, resolve)
      post(message)
    })
  const reply = (number: number, isAccepted: boolean): void => {
    const resolve = waiting.get(number)
    waiting.delete(number)
    resolve?.(isAccepted)
  }

  const answer = async (number: number, work: () => Promise<unknown>): Promise<void> => {
    try {
      post({ kind: 'result', number, result: await work() })
    } catch (error) {
      post({ kind: 'failure', number, message: importErrorText(error) })
    }
  }

  const serveEngine = (port: MessagePort): void => {
    const engine = (_size: number, week: Week): Promise<Catalog> => store.engine(week)
    const host = workerHost(engine, (message) => {
      port.postMessage(message)
    })
    port.addEventListener('message', (event: MessageEvent<StartEngine | EngineCall>) => {
      void host(event.data)
    })
    port.start()
  }

  const importFile = async ({ number, file, records }: Extract<ToHost, { kind: 'take' }>) => {
    const stop = new AbortController()
    stops.set(number, stop)
    try {
      return await store.importFile(file, piecesFrom(records), {
        signal: stop.signal,
        onProgress: async (progress) => {
          await replyTo({ kind: 'progress', number, progress })
        },
        acceptsPartial: (rows) => replyTo({ kind: 'stopped', number, rows }),
      })
    } finally {
      stops.delete(number)
      // Needed if the import failed before it began to listen.
      records.close()
    }
  }

  return (message) => {
    switch (message.kind) {
      case 'pace':
        reply(message.number, true)
        return
      case 'partial':
        reply(message.number, message.isAccepted)
        return
      case 'engine':
        serveEngine(message.port)
        return
      case 'kept':
        void answer(message.number, () => store.storedCatalog())
        return
      case 'remove':
        void answer(message.number, () => store.remove())
        return
      case 'putBack':
        void answer(message.number, () => store.putBack(message.id))
        return
      case 'forget':
        void answer(message.number, () => store.forget(message.id))
        return
      case 'stop':
        stops.get(message.number)?.abort()
        return
      case 'take':
        void answer(message.number, () => importFile(message))
    }
  }
}
