/**
 * msw reads its cookies from local storage and can't be loaded if the browser refuses it. Import this before msw: it provides an
 * empty storage (the demo has no cookies), and `takeBackStorage` restores the page.
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
