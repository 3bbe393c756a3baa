/** Runs the user's catalog in a Web Worker, so that indexing and searching never block the page. */
import { type FromHost, type ToHost, ownHost } from './ownHost.ts'
import { browserCatalogStore } from './stored/browserStore.ts'
import { ownStore } from './stored/ownStore.ts'

const post = (message: FromHost): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
  globalThis.postMessage(message)
}
const catalogStore = browserCatalogStore((state) => {
  post({ kind: 'storage', state })
})
const onMessage = ownHost(ownStore(catalogStore), post)

globalThis.addEventListener('message', (event: MessageEvent<ToHost>) => {
  onMessage(event.data)
})
