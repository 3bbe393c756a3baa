/** Finds the records in an answer of any operation, so that an API variant can rewrite their fields. */
import type { Operation } from '../../scenarios.ts'
import type { Json } from '../scenarios/walk.ts'

/** §2.2, §2.3, §2.6, and the `result` of §4.4 with its extras. */
export type RecordKind = 'product' | 'sku' | 'merchant' | 'result'
export type Entry = [name: string, value: Json]
export type Rewrite = (entries: Entry[], kind: RecordKind) => Entry[]

type JsonMap = { [key: string]: Json }

export const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The map with some fields changed; fields that it lacks stay absent, and a key may be `__proto__`. */
export const withFields = (
  map: Json,
  changes: Readonly<Record<string, (value: Json) => Json>>,
): Json =>
  isMap(map)
    ? Object.fromEntries(
        Object.entries(map).map(([name, value]): Entry => {
          const change = Object.hasOwn(changes, name) ? changes[name] : undefined
          return [name, change ? change(value) : value]
        }),
      )
    : map

const each =
  (change: (item: Json) => Json) =>
  (list: Json): Json =>
    Array.isArray(list) ? list.map(change) : list

/** Rewrites every record of the answer, the inner ones first. */
export const rewriteRecords = (operation: Operation, body: Json, rewrite: Rewrite): Json => {
  const record =
    (kind: RecordKind, inside: Record<string, (value: Json) => Json> = {}) =>
    (value: Json): Json => {
      const changed = withFields(value, inside)
      return isMap(changed) ? Object.fromEntries(rewrite(Object.entries(changed), kind)) : changed
    }
  const product = record('product', { skuSet: each(record('sku')) })
  switch (operation) {
    case 'search':
      return withFields(body, { productList: each(product) })
    case 'traits':
      return withFields(body, { product })
    case 'lookup':
      return each(product)(body)
    case 'ean':
      return withFields(body, {
        result: record('result', { product, merchants: each(record('merchant')) }),
      })
  }
}
