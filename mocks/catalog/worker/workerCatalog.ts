/** The page's side of the worker protocol: the Catalog interface over messages. */
import type { Catalog, Week } from '../catalog.ts'
import type { EngineAnswer, EngineCall, StartEngine } from './workerHost.ts'

/** The part of Worker that this file uses. */
export type Port = {
  postMessage: (message: StartEngine | EngineCall) => void
  addEventListener: (type: 'message' | 'error', listener: (event: Event) => void) => void
}

type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void }

const isAnswer = (data: unknown): data is EngineAnswer =>
  typeof data === 'object' && data !== null && 'number' in data

/** Sends each call to the engine behind `port`. If the worker can't run, every call rejects with the same message. */
export const workerCatalog = (port: Port, size: number, week: Week): Catalog => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken: Error | null = null
  port.addEventListener('message', (event) => {
    // the cast: only this protocol uses the port
    const { data } = event as MessageEvent<unknown>
    if (!isAnswer(data)) return
    const question = waiting.get(data.number)
    waiting.delete(data.number)
    if ('failure' in data) question?.reject(new Error(data.failure))
    else question?.resolve(data.result)
  })
  port.addEventListener('error', () => {
    broken = new Error('The demo catalog could not start in its worker')
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })
  port.postMessage({ kind: 'start', size, week })
  const postQuestion = <Result>(question: (number: number) => EngineCall): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken)
        return
      }
      last += 1
      // the cast: the host answers with the result of the called method
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject })
      port.postMessage(question(last))
    })
  return {
    search: (...args) =>
      postQuestion((number) => ({ kind: 'ask', number, method: 'search', args })),
    product: (...args) =>
      postQuestion((number) => ({ kind: 'ask', number, method: 'product', args })),
    byUrl: (...args) => postQuestion((number) => ({ kind: 'ask', number, method: 'byUrl', args })),
    byCode: (...args) =>
      postQuestion((number) => ({ kind: 'ask', number, method: 'byCode', args })),
    merchants: () =>
      postQuestion((number) => ({ kind: 'ask', number, method: 'merchants', args: [] })),
  }
}
