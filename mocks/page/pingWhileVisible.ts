/** Pings the mock worker only while the page is visible: a hidden tab of the demo does nothing. */

/** The interval at which msw pings its worker; msw offers no way to change it. */
const KEEP_ALIVE_MS = 5000

type Begin = (act: () => void, ms: number) => number

/**
 * Returns a function that starts msw with its pings paused while the page is hidden. A worker that ends meanwhile is restarted
 * like any other killed one.
 */
export const pingWhileVisible = () => {
  let end = () => {}

  const tickWhileSeen = (begin: Begin, act: () => void): number => {
    const tick = () => (document.hidden ? 0 : begin(act, KEEP_ALIVE_MS))
    let ticking = tick()
    const follow = () => {
      window.clearInterval(ticking)
      ticking = tick()
    }
    document.addEventListener('visibilitychange', follow)
    end = () => {
      document.removeEventListener('visibilitychange', follow)
      window.clearInterval(ticking)
    }
    return ticking
  }

  return async <Result>(start: () => Promise<Result>): Promise<Result> => {
    // Otherwise the timer of an earlier start would continue too.
    end()
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was; called on the window alone
    const { setInterval } = window
    // The cast: browsers return a number, unlike Node's types.
    const begin: Begin = (act, ms) => Number(setInterval.call(window, act, ms))
    const watched: Begin = (act, ms) =>
      ms === KEEP_ALIVE_MS ? tickWhileSeen(begin, act) : begin(act, ms)
    // The cast: Node's types describe another setInterval than the browser's.
    window.setInterval = watched as typeof window.setInterval
    try {
      return await start()
    } finally {
      window.setInterval = setInterval
    }
  }
}
