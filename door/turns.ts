/** Whose request may go to the service next: first come, first served, so that no one behind one key is refused for another. */

/** Whoever comes when so many wait is told to come again. */
const MOST_WAITING = 2000

export class TooMany extends Error {}

export type Turns = {
  /** Resolves, when its turn comes, with the way to end it. Rejects with TooMany, or as `signal` does. */
  take: (signal: AbortSignal) => Promise<() => void>
}

export function createTurns(
  { atOnce, aSecond }: { atOnce: number; aSecond: number },
  now: () => number = () => performance.now(),
): Turns {
  const waiting = new Set<() => void>()
  const apartMs = 1000 / aSecond
  let underWay = 0
  /** When the next one may begin; what was not used of the last second may be used at once. */
  let next = -Infinity
  let timer: NodeJS.Timeout | null = null

  function begin(): void {
    for (const start of waiting) {
      if (underWay >= atOnce) return
      const soonest = Math.max(next, now() - 1000)
      if (soonest > now()) {
        timer ??= setTimeout(() => {
          timer = null
          begin()
        }, soonest - now())
        return
      }
      waiting.delete(start)
      next = soonest + apartMs
      underWay += 1
      start()
    }
  }

  const end = () => {
    underWay -= 1
    begin()
  }

  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) {
          reject(new TooMany())
          return
        }
        const start = () => {
          signal.removeEventListener('abort', leave)
          let isOver = false
          resolve(() => {
            if (!isOver) end()
            isOver = true
          })
        }
        const leave = () => {
          waiting.delete(start)
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason of the one who stopped it
          reject(signal.reason)
        }
        signal.throwIfAborted()
        signal.addEventListener('abort', leave, { once: true })
        waiting.add(start)
        begin()
      }),
  }
}
