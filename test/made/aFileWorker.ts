/** A worker that reads files, and answers or fails as a test says. */
import { vi } from 'vitest'
import type { FromFileWorker } from '@/jobs/workers/fileWorker.ts'

/** In place of every worker, until `vi.unstubAllGlobals()`; returns what is called when one is ended. */
export function workerThat(act: (worker: EventTarget, file: File) => void) {
  const ended = vi.fn<() => void>()
  class FakeWorker extends EventTarget {
    terminate = ended
    postMessage(file: File) {
      setImmediate(() => act(this, file))
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return ended
}

export const workerSays = (worker: EventTarget, data: FromFileWorker<unknown>) =>
  worker.dispatchEvent(new MessageEvent('message', { data }))
