/** The body of a search (§4.3) in the shapes of reliability §1, with valid or invalid fields. */
import fc from 'fast-check'
import { outcome, products } from './bodies.ts'
import { dishonest, keys, mapOf, unknownFields } from './dishonest.ts'
import type { JsonText } from './jsonText.ts'
import { listOf, objectOf, objectText, someOf, usually } from './jsonText.ts'
import { flag, number, text } from './values.ts'

const key = keys.map((name) => JSON.stringify(name))
const count = usually(number, dishonest)
const counts = usually(
  mapOf(count),
  listOf(fc.oneof(objectOf({ value: key, count }), objectOf({ name: key, count }), dishonest)),
)

const name = usually(key, dishonest)
const facet = fc.oneof(objectOf({ name, value: counts }), objectOf({ name, values: counts }))
const facets = fc.oneof(
  listOf(usually(facet, dishonest), 4),
  mapOf(counts),
  mapOf(facet),
  dishonest,
)

const around = {
  facets,
  success: outcome,
  numFound: number,
  q: text,
  shuffle: flag,
  featuredFacets: usually(mapOf(fc.oneof(text, listOf(text))), dishonest),
  ...unknownFields,
}

export const searchBody: JsonText = usually(
  fc
    .tuple(products, someOf(around, 6))
    .map(([list, pairs]) => objectText([['productList', list], ...pairs])),
  fc.oneof(products, someOf(around, 4).map(objectText)),
)
