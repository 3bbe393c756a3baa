/**
 * Stores the app's files for use without a connection. Storing begins when the page has been open for some seconds, so that it does
 * not slow down the start.
 */
import { appScript } from '@/jobs/workers/appScript.ts'
import { whenIdle } from '@/lib/whenIdle.ts'
import { whenSeen } from './whenSeen.ts'

const SETTLED_MS = 10_000

/**
 * The part of the Network Information API that states whether the user wants to save data; TypeScript’s DOM library lacks it. For
 * such users only the files that they use are stored.
 */
type Saving = { connection?: { saveData?: boolean } }

async function registered(home: string): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  await serviceWorker.register(appScript(`${home}/offlineWorker.js`))
  return (await serviceWorker.ready).active
}

/**
 * Registers the service worker that stores the files. `home` is where the app is served, without the last slash. A page has one
 * service worker; in the demo that is the mock worker, which the browser may end at any moment, so nothing is stored there.
 */
export function storeForOffline(home: string, isDemo: boolean): void {
  // Nothing is stored in development either, because a page that is being developed must never come from a cache.
  if (isDemo || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const save = async () => {
    const worker = await registered(home)
    const { connection } = navigator as Saving
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window, so it has no target origin
    worker?.postMessage({ type: 'keep for offline', everything: connection?.saveData !== true })
  }
  setTimeout(() => {
    // If the browser blocks service workers, the app works without stored files.
    whenSeen(() => whenIdle(() => void save().catch(() => {})))
  }, SETTLED_MS)
}
