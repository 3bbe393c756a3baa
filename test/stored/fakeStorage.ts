/** Local or session storage where there is no browser: its entries are its own properties, as those of a real one. */
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

/** What a browser throws whose storage is full, or switched off. */
export const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError')
}
