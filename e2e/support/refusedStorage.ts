/** Runs before the page's scripts: local storage throws, as in a browser whose user blocked the data of this site. */
export function refuseLocalStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}
