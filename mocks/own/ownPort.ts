/** The page's side of the user's catalog: each method sends messages to the worker. */
import type { FromHost, ToHost } from './ownHost.ts'
import type { ImportProgress, StoredCatalog, RecordsFile } from './records.ts'
import type { StorageState } from './stored/catalogStore.ts'

/** The part of a Worker or MessagePort that this file uses. */
export type HostPort = {
  postMessage: (message: ToHost, transfer?: Transferable[]) => void
  addEventListener: (type: 'message' | 'error', listener: (event: Event) => void) => void
}

type ImportOptions = {
  signal: AbortSignal
  isPaused: () => boolean
  onProgress: (progress: ImportProgress) => void
  acceptsPartial: (rows: number) => boolean
}

export type OwnService = {
  storedCatalog: () => Promise<StoredCatalog | null>
  /** `records` is one end of a channel; a reader sends the file's records at the other end (`recordsPort.ts`). */
  importFile: (
    file: RecordsFile,
    records: MessagePort,
    options: ImportOptions,
  ) => Promise<StoredCatalog | null>
  remove: () => Promise<void>
  putBack: (id: string) => Promise<boolean>
  forget: (id: string) => Promise<void>
  /** Calls back with the state of the storage, now and whenever it changes. */
  onStorage: (listener: (state: StorageState) => void) => void
}

type Waiting = {
  /** The type of the result depends on the called method. */
  resolve: (result: never) => void
  reject: (reason: Error) => void
  options: ImportOptions | null
}

/** How often a paused import checks whether to continue, in ms; the timer runs only while an import is paused. */
const PAUSE_CHECK_MS = 100

const untilUnpaused = ({ isPaused, signal }: ImportOptions): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (signal.aborted || !isPaused()) resolve()
      else setTimeout(check, PAUSE_CHECK_MS)
    }
    check()
  })

const STOPPED = 'The demo service stopped. The catalog that you had is unchanged.'

export const ownPort = (port: HostPort): OwnService => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken: Error | null = null
  let storage: StorageState = 'open'
  const listeners = new Set<(state: StorageState) => void>()

  const onMessage = async (message: FromHost): Promise<void> => {
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
        port.postMessage({ kind: 'pace', number: message.number })
        return
      }
      case 'stopped': {
        const isAccepted = call.options?.acceptsPartial(message.rows) ?? false
        port.postMessage({ kind: 'partial', number: message.number, isAccepted })
        return
      }
      case 'result':
        waiting.delete(message.number)
        // see Waiting
        call.resolve(message.result as never)
        return
      case 'failure':
        waiting.delete(message.number)
        call.reject(new Error(message.message))
    }
  }

  port.addEventListener('message', (event) => {
    // the cast: only this protocol uses the port
    void onMessage((event as MessageEvent<FromHost>).data)
  })
  port.addEventListener('error', () => {
    broken = new Error(STOPPED)
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })

  const call = <Result>(
    message: (number: number) => ToHost,
    options: ImportOptions | null = null,
    transfer: Transferable[] = [],
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken)
        return
      }
      last += 1
      const number = last
      waiting.set(number, { resolve, reject, options })
      port.postMessage(message(number), transfer)
      const stop = () => {
        if (waiting.has(number)) port.postMessage({ kind: 'stop', number })
      }
      if (options?.signal.aborted) stop()
      else options?.signal.addEventListener('abort', stop)
    })

  return {
    storedCatalog: () => call((number) => ({ kind: 'kept', number })),
    importFile: (file, records, options) =>
      call((number) => ({ kind: 'take', number, file, records }), options, [records]),
    remove: () => call((number) => ({ kind: 'remove', number })),
    putBack: (id) => call((number) => ({ kind: 'putBack', number, id })),
    forget: (id) => call((number) => ({ kind: 'forget', number, id })),
    onStorage: (listener) => {
      listeners.add(listener)
      listener(storage)
    },
  }
}
