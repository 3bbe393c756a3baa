/** Memory that is still in use after garbage collection; the process needs `--expose-gc`. */
import { setTimeout } from 'node:timers/promises'

/** Bytes of the heap and of typed arrays. */
export async function heapAfterCollection(): Promise<number> {
  // Buffers are freed some time after the objects that own them.
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
