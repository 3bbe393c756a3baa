/**
 * Where a browser refuses local storage, msw can't be loaded: it looks for its cookies there, of which the demo has none. It is
 * lent an empty storage while it is loaded: imported before msw, this lends it, and `takeBackStorage` leaves the page as it was.
 */

const NAME = 'localStorage'

const isRefused = (): boolean => {
  try {
    return typeof localStorage === 'undefined'
  } catch {
    return true
  }
}

const lend = (): (() => void) => {
  const refusing = Object.getOwnPropertyDescriptor(globalThis, NAME)
  const empty = { getItem: () => null, setItem: () => {} }
  Object.defineProperty(globalThis, NAME, { value: empty, configurable: true })
  return () => {
    if (refusing) Object.defineProperty(globalThis, NAME, refusing)
    else Reflect.deleteProperty(globalThis, NAME)
  }
}

export const takeBackStorage = isRefused() ? lend() : () => {}
