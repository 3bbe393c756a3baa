/** A fake of the worker that reads files; the test decides what it sends. */
import { vi } from 'vitest'
import type { FromFileWorker } from '@/jobs/workers/fileWorker.ts'

/** Replaces every worker until `vi.unstubAllGlobals()`; returns the mock that is called when a worker is terminated. */
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
