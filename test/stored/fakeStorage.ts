/** Local or session storage without a browser; its entries are own properties, as in a real one. */
class FakeStorage {
  [key: string]: unknown

  getItem(key: string): string | null {
    const text = Object.hasOwn(this, key) ? this[key] : null
    return typeof text === 'string' ? text : null
  }
  setItem(key: string, text: string): void {
    this[key] = text
  }
  removeItem(key: string): void {
    delete this[key]
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

Object.defineProperty(FakeStorage.prototype, 'length', {
  get(this: FakeStorage) {
    return Object.keys(this).length
  },
})

export const fakeStorage = () => new FakeStorage() as FakeStorage & Storage

/** Throws as a browser does when its storage is full, or switched off. */
export const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError')
}
