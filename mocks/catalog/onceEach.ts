/** Returns a function that builds the value of each key once, when it is first requested. */
export const onceEach = <Key, Value>(build: (key: Key) => Value): ((key: Key) => Value) => {
  const built = new Map<Key, Value>()
  return (key) => {
    const known = built.get(key)
    if (known !== undefined) return known
    const value = build(key)
    built.set(key, value)
    return value
  }
}
