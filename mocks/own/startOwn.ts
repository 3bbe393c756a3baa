/** Starts the user's catalog in a Web Worker, or on the page itself if workers are blocked. */
import type { FromHost } from './ownHost.ts'
import { type HostPort } from './ownPort.ts'

/** Runs both sides of the worker protocol in one thread. */
const onThePage = async (): Promise<HostPort> => {
  const [{ ownHost }, { ownStore }, { browserCatalogStore }] = await Promise.all([
    import('./ownHost.ts'),
    import('./stored/ownStore.ts'),
    import('./stored/browserStore.ts'),
  ])
  const target = new EventTarget()
  const post = (data: FromHost) => {
    target.dispatchEvent(new MessageEvent('message', { data }))
  }
  const catalogStore = browserCatalogStore((state) => {
    post({ kind: 'storage', state })
  })
  const onMessage = ownHost(ownStore(catalogStore), post)
  return {
    postMessage: (message) => {
      onMessage(message)
    },
    addEventListener: (type, listener) => {
      target.addEventListener(type, listener)
    },
  }
}

export const startOwn = async (workerUrl: string): Promise<HostPort> => {
  try {
    const worker = new Worker(workerUrl, { type: 'module', name: 'own catalog' })
    return {
      postMessage: (message, transfer = []) => {
        worker.postMessage(message, transfer)
      },
      addEventListener: (type, listener) => {
        worker.addEventListener(type, listener)
      },
    }
  } catch {
    return onThePage()
  }
}
