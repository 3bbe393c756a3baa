/** The engine in a Web Worker, so that building and searching never block the page. */
import { demoEngine } from '../demoEngine.ts'
import { type EngineCall, type StartEngine, workerHost } from './workerHost.ts'

const answer = workerHost(demoEngine, (message) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's only listener is its page
  globalThis.postMessage(message)
})

globalThis.addEventListener('message', (event: MessageEvent<StartEngine | EngineCall>) => {
  void answer(event.data)
})
