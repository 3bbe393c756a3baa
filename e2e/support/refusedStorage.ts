/** Before any script of the page: local storage as a browser has it whose user blocked the data of this address. */
export function refuseLocalStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}
