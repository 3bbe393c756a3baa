/** What a page holds once everything that can be freed is freed: heap, nodes, listeners. */
import type { CDPSession, Page } from 'playwright'

const ROUNDS = 6
/** Milliseconds between them. */
const REST = 300

export type MemoryUse = { heap: number; nodes: number; listeners: number }

/** Bytes, and counts of DOM nodes and of their listeners, detached ones included. */
export async function measureMemory(page: Page): Promise<MemoryUse> {
  const session = await page.context().newCDPSession(page)
  try {
    return await readStored(session)
  } finally {
    await session.detach()
  }
}

async function readStored(session: CDPSession): Promise<MemoryUse> {
  // What one round lets go of may hold what only the next one finds; the ends of requests come in turns of their own.
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, REST))
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}
