/** The page's side of the own catalog: each method over messages to the worker, which goes on reading only when told to. */
import type { FeedPreview, FeedReading, ImportProgress, KeptCatalog } from './feed.ts'
import type { StorageState } from './kept/keep.ts'
import type { FromHost, ToHost } from './ownHost.ts'

/** The part of a Worker or a MessagePort that this needs. */
export type HostPort = {
  postMessage: (message: ToHost, transfer?: Transferable[]) => void
  addEventListener: (type: 'message' | 'error', listener: (event: Event) => void) => void
}

type TakeOptions = {
  signal: AbortSignal
  isPaused: () => boolean
  onProgress: (progress: ImportProgress) => void
  takePartial: (rows: number) => boolean
}

export type OwnService = {
  kept: () => Promise<KeptCatalog | null>
  preview: (file: File, reading?: Partial<FeedReading>) => Promise<FeedPreview>
  take: (file: File, reading: FeedReading, options: TakeOptions) => Promise<KeptCatalog | null>
  remove: () => Promise<void>
  putBack: (id: string) => Promise<boolean>
  forget: (id: string) => Promise<void>
  /** Calls back with how the storage fares, now and whenever that changes. */
  onStorage: (listener: (state: StorageState) => void) => void
}

type Waiting = {
  /** The host answers a call with the result of the method it names. */
  resolve: (result: never) => void
  reject: (reason: Error) => void
  options: TakeOptions | null
}

/** How soon a reading that was paused notices that it may go on; nothing runs while none is paused. */
const PAUSE_LOOK = 100

const untilUnpaused = ({ isPaused, signal }: TakeOptions): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (signal.aborted || !isPaused()) resolve()
      else setTimeout(look, PAUSE_LOOK)
    }
    look()
  })

const STOPPED = 'The reader of feeds stopped. The catalog before it is untouched.'

export const ownPort = (port: HostPort): OwnService => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken: Error | null = null
  let storage: StorageState = 'open'
  const listeners = new Set<(state: StorageState) => void>()

  const hear = async (message: FromHost): Promise<void> => {
    if (message.kind === 'storage') {
      storage = message.state
      for (const listener of listeners) listener(storage)
      return
    }
    const call = waiting.get(message.number)
    if (!call) return
    switch (message.kind) {
      case 'progress': {
        const { options } = call
        if (!options) return
        options.onProgress(message.progress)
        await untilUnpaused(options)
        const goesOn = !options.signal.aborted
        port.postMessage({ kind: 'pace', number: message.number, goesOn })
        return
      }
      case 'stopped': {
        const takes = call.options?.takePartial(message.rows) ?? false
        port.postMessage({ kind: 'partial', number: message.number, takes })
        return
      }
      case 'result':
        waiting.delete(message.number)
        // see Waiting
        call.resolve(message.result as never)
        return
      case 'failure':
        waiting.delete(message.number)
        call.reject(new Error(message.says))
    }
  }

  port.addEventListener('message', (event) => {
    // the port's messages are this protocol's
    void hear((event as MessageEvent<FromHost>).data)
  })
  port.addEventListener('error', () => {
    broken = new Error(STOPPED)
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })

  const call = <Result>(
    message: (number: number) => ToHost,
    options: TakeOptions | null = null,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken)
        return
      }
      last += 1
      waiting.set(last, { resolve, reject, options })
      port.postMessage(message(last))
    })

  return {
    kept: () => call((number) => ({ kind: 'kept', number })),
    preview: (file, reading = {}) => call((number) => ({ kind: 'preview', number, file, reading })),
    take: (file, reading, options) =>
      call((number) => ({ kind: 'take', number, file, reading }), options),
    remove: () => call((number) => ({ kind: 'remove', number })),
    putBack: (id) => call((number) => ({ kind: 'putBack', number, id })),
    forget: (id) => call((number) => ({ kind: 'forget', number, id })),
    onStorage: (listener) => {
      listeners.add(listener)
      listener(storage)
    },
  }
}
