/** The engine's side of the worker protocol: one message for each question and each answer, matched by number. */
import type { Catalog, Week } from '../catalog.ts'

type Method = keyof Catalog
/** The first message, which starts to build the engine. Every other message waits for that engine. */
export type StartEngine = { kind: 'start'; size: number; week: Week }
export type EngineCall = {
  [Name in Method]: { kind: 'ask'; number: number; method: Name; args: Parameters<Catalog[Name]> }
}[Method]
export type EngineAnswer =
  | { number: number; result: unknown }
  /** `failure` is an error message for the page: the engine could not answer, which is a defect of the demo. */
  | { number: number; failure: string }

const runQuestion = (catalog: Catalog, question: EngineCall): Promise<unknown> => {
  switch (question.method) {
    case 'search':
      return catalog.search(...question.args)
    case 'product':
      return catalog.product(...question.args)
    case 'byUrl':
      return catalog.byUrl(...question.args)
    case 'byCode':
      return catalog.byCode(...question.args)
    case 'merchants':
      return catalog.merchants()
  }
}

/** Returns the worker's message handler; `build` makes the engine, `post` sends to the page. */
export const workerHost = (
  build: (size: number, week: Week) => Promise<Catalog>,
  post: (answer: EngineAnswer) => void,
): ((message: StartEngine | EngineCall) => Promise<void>) => {
  let engine: Promise<Catalog> = Promise.reject(new Error('The engine was not started'))
  engine.catch(() => undefined)
  return async (message) => {
    if (message.kind === 'start') {
      engine = build(message.size, message.week)
      return
    }
    try {
      post({ number: message.number, result: await runQuestion(await engine, message) })
    } catch (error) {
      post({ number: message.number, failure: String(error) })
    }
  }
}
