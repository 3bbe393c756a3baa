/** The mock worker is stored alive only while someone sees the page: a hidden tab of the demo does nothing. */

/** How often msw tells its worker that the page is still there; it offers no way to change that. */
const KEEP_ALIVE_MS = 5000

type Begin = (act: () => void, ms: number) => number

/**
 * Returns a way to start msw in which its keep-alive rests while the page is hidden. A worker that the browser ends
 * meanwhile is brought back like any other that it has killed.
 */
export const whileSeen = () => {
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
    // The one of an earlier start would go on beside it.
    end()
    // oxlint-disable-next-line typescript/unbound-method -- put back as it was; called on the window alone
    const { setInterval } = window
    // A number in a browser, whatever Node's types say.
    const begin: Begin = (act, ms) => Number(setInterval.call(window, act, ms))
    const watched: Begin = (act, ms) =>
      ms === KEEP_ALIVE_MS ? tickWhileSeen(begin, act) : begin(act, ms)
    // Node's types describe another interval; the page has the browser's.
    window.setInterval = watched as typeof window.setInterval
    try {
      return await start()
    } finally {
      window.setInterval = setInterval
    }
  }
}
