/** JSON as text, because only text can represent `1e999`, a repeated key, or `__proto__` as the service sent it. */
import fc from 'fast-check'

export type JsonText = fc.Arbitrary<string>

type Pair = readonly [key: string, value: string]

export const objectText = (pairs: readonly Pair[]): string =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`

export const listText = (items: readonly string[]): string => `[${items.join(',')}]`

/** One of these JSON texts, unchanged. */
export const written = (...texts: string[]): JsonText => fc.constantFrom(...texts)

/** One of these strings, encoded as JSON. */
export const quoted = (...strings: string[]): JsonText =>
  fc.constantFrom(...strings.map((text) => JSON.stringify(text)))

export const listOf = (items: JsonText, maxLength = 3): JsonText =>
  fc.array(items, { maxLength }).map(listText)

/** An object of exactly these fields. */
export const objectOf = (fields: Record<string, JsonText>): JsonText =>
  fc.record(fields).map((values) => objectText(Object.entries(values)))

/** Some of these fields, in any order; sometimes a field occurs twice, and the later value counts. */
export function someOf(fields: Record<string, JsonText>, most: number): fc.Arbitrary<Pair[]> {
  const pairs = Object.entries(fields).map(([name, value]) => fc.tuple(fc.constant(name), value))
  return fc.array(fc.oneof(...pairs), { maxLength: most, size: 'max' })
}

/** Usually `usual`, sometimes `odd`. */
export const usually = (usual: JsonText, odd: JsonText): JsonText =>
  fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: odd, weight: 1 })
