/** Limits the number of concurrent requests, because the service's quota is unknown (§8). */

type Run = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>

/**
 * Makes a runner of tasks, at most `most` at a time, in the order in which they came. A task that is aborted while it waits never
 * starts and rejects with the reason.
 */
export function createConcurrencyLimit(most: number): Run {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async (signal: AbortSignal) => {
    signal.throwIfAborted()
    if (running < most) {
      running += 1
      return
    }
    // The finishing task passes its slot on, so `running` does not change.
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason as Error) // an abort's reason is a DOMException unless the caller passes another
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(start)
    })
  }

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (task, signal) => {
    await enter(signal)
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
