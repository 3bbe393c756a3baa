/** The worker's side of the own catalog: reads, keeps and indexes feeds, and answers the engine's questions about the catalog that came of one. */
import type { Catalog, Week } from '../catalog/catalog.ts'
import { type Question, type Start, workerHost } from '../catalog/worker/workerHost.ts'
import type { FeedReading, ImportProgress } from './feed.ts'
import { sourceOfFile } from './file/feedSource.ts'
import { inWords } from './inWords.ts'
import type { StorageState } from './kept/keep.ts'
import type { OwnStore } from './kept/ownStore.ts'
import { previewFeed } from './previewFeed.ts'

export type ToHost =
  | { kind: 'kept'; number: number }
  | { kind: 'remove'; number: number }
  | { kind: 'putBack' | 'forget'; number: number; id: string }
  | { kind: 'preview'; number: number; file: File; reading: Partial<FeedReading> }
  | { kind: 'take'; number: number; file: File; reading: FeedReading }
  /** The answer to each progress, and to `stopped`. */
  | { kind: 'pace'; number: number; goesOn: boolean }
  | { kind: 'partial'; number: number; takes: boolean }
  /** Questions of the engine's protocol come over `port`. */
  | { kind: 'engine'; port: MessagePort }

type ToCaller = { number: number } & (
  | { kind: 'result'; result: unknown }
  | { kind: 'failure'; says: string }
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'stopped'; rows: number }
)

/** What it answers, and by itself how its storage fares. */
export type FromHost = ToCaller | { kind: 'storage'; state: StorageState }

type Reply = (said: boolean) => void

/** Returns what a worker does with each message. */
export const ownHost = (
  store: OwnStore,
  post: (message: FromHost) => void,
): ((message: ToHost) => void) => {
  const replies = new Map<number, Reply>()
  const replyTo = (message: ToCaller): Promise<boolean> =>
    new Promise((resolve) => {
      replies.set(message.number, resolve)
      post(message)
    })
  const reply = (number: number, said: boolean): void => {
    const waiting = replies.get(number)
    replies.delete(number)
    waiting?.(said)
  }

  const answer = async (number: number, work: () => Promise<unknown>): Promise<void> => {
    try {
      post({ kind: 'result', number, result: await work() })
    } catch (error) {
      post({ kind: 'failure', number, says: inWords(error) })
    }
  }

  const serveEngine = (port: MessagePort): void => {
    const engine = (_size: number, week: Week): Promise<Catalog> => store.engine(week)
    const host = workerHost(engine, (message) => {
      port.postMessage(message)
    })
    port.addEventListener('message', (event: MessageEvent<Start | Question>) => {
      void host(event.data)
    })
    port.start()
  }

  return (message) => {
    switch (message.kind) {
      case 'pace':
        reply(message.number, message.goesOn)
        return
      case 'partial':
        reply(message.number, message.takes)
        return
      case 'engine':
        serveEngine(message.port)
        return
      case 'kept':
        void answer(message.number, () => store.kept())
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
      case 'preview':
        void answer(message.number, () => previewFeed(sourceOfFile(message.file), message.reading))
        return
      case 'take': {
        const { number, file, reading } = message
        void answer(number, () =>
          store.take(sourceOfFile(file), reading, {
            goesOn: (progress) => replyTo({ kind: 'progress', number, progress }),
            takesPartial: (rows) => replyTo({ kind: 'stopped', number, rows }),
          }),
        )
      }
    }
  }
}
