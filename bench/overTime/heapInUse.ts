/** Measures what a page uses after garbage collection: heap, DOM nodes and listeners. */
import type { CDPSession, Page } from 'playwright'

const ROUNDS = 6
/** Milliseconds between two garbage collections. */
const REST = 300

export type MemoryUse = { heap: number; nodes: number; listeners: number }

/** Returns the heap in bytes, and the counts of DOM nodes and event listeners, including those of detached nodes. */
export async function measureMemory(page: Page): Promise<MemoryUse> {
  const session = await page.context().newCDPSession(page)
  try {
    return await readAfterCollection(session)
  } finally {
    await session.detach()
  }
}

async function readAfterCollection(session: CDPSession): Promise<MemoryUse> {
  // Repeated, because some objects can be freed only after others, and requests end in later tasks of the event loop.
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, REST))
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}
