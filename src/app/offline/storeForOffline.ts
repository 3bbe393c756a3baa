/** Has the app kept for a time without a connection, once the reader has settled: the first seconds are theirs. */
import { appScript } from '@/jobs/workers/appScript.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import { whenSeen } from './whenSeen.ts'

const SETTLED_MS = 10_000

/** A reader who saves data keeps the files that they use, no others. Not in TypeScript's DOM library. */
type Saving = { connection?: { saveData?: boolean } }

async function registered(home: string): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  await serviceWorker.register(appScript(`${home}/offlineWorker.js`))
  return (await serviceWorker.ready).active
}

/**
 * `home` is where the app is served, without the last slash. A page has one worker: in the demo that is the mock worker,
 * which must be free to be ended at any moment, so it does nothing else.
 */
export function storeForOffline(home: string, isDemo: boolean): void {
  // A page that is being developed must never come from a cache.
  if (isDemo || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const save = async () => {
    const worker = await registered(home)
    const { connection } = navigator as Saving
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has none
    worker?.postMessage({ type: 'keep for offline', everything: connection?.saveData !== true })
  }
  setTimeout(() => {
    // Where workers are blocked the app is as it was without one.
    whenSeen(() => whenIdle(() => void save().catch(() => {})))
  }, SETTLED_MS)
}
