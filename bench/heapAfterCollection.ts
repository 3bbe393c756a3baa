/** Memory that is still held after everything else was given back; in a process with `--expose-gc`. */
import { setTimeout } from 'node:timers/promises'

/** Bytes of the heap and of typed arrays. */
export async function heapAfterCollection(): Promise<number> {
  // buffers are given back a while after what held them
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
