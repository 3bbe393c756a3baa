/** Bodies of traits, look-up and refusals in the shapes of reliability §1, with valid or invalid fields. */
import fc from 'fast-check'
import { dishonest, mapOf, unknownFields } from './dishonest.ts'
import type { JsonText } from './jsonText.ts'
import {
  listOf,
  listText,
  objectOf,
  objectText,
  quoted,
  someOf,
  usually,
  written,
} from './jsonText.ts'
import { productPairs, productRecord, recordList } from './records.ts'
import { flag, number, text } from './values.ts'

/** Values of `success`. Refusals are rare, because after a refusal no other field is read. */
export const outcome = usually(
  written('true', '"true"', '1', 'null', '"yes"'),
  usually(written('true'), flag),
)

export const products = usually(recordList(productRecord), fc.oneof(productRecord, dishonest))

const traitValue = usually(text, fc.oneof(dishonest, listOf(text)))
const traits = fc.oneof(
  mapOf(traitValue),
  listOf(usually(objectOf({ name: text, value: traitValue }), dishonest), 4),
  dishonest,
)

const often = (name: string, value: JsonText) =>
  fc.option(fc.tuple(fc.constant(name), value), { freq: 4 })

/** §4.1 */
export const traitsBody: JsonText = fc
  .tuple(
    often('product', usually(productRecord, fc.oneof(products, dishonest))),
    often('traits', traits),
    someOf({ success: outcome, ...unknownFields }, 2),
  )
  .map(([product, map, pairs]) =>
    objectText([product, map, ...pairs].filter((pair) => pair !== null)),
  )

const envelope = fc.constantFrom('productList', 'products', 'result', 'results', 'data')

/** §4.2 */
export const lookupBody: JsonText = fc.oneof(
  recordList(productRecord),
  products,
  productPairs.map((pairs) => objectText([['productId', '"A"'], ...pairs])),
  fc
    .tuple(envelope, products, someOf({ success: outcome, numFound: number, ...unknownFields }, 3))
    .map(([name, list, pairs]) => objectText([...pairs, [name, list]])),
  fc
    .tuple(envelope, objectOf({ result: products }), objectOf({ data: products }), products)
    .chain(([name, ...values]) =>
      fc.constantFrom(...values).map((value) => objectText([[name, value]])),
    ),
)

const words = usually(text, quoted('Invalid API key', 'limit too large', '<b>no</b>'))

/** Shapes of a refusal, because §7 shows none. */
export const refusal: JsonText = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'message',
        'error',
        'errors',
        'detail',
        'title',
        'fault',
        'error_description',
      ),
      fc.oneof(
        words,
        objectOf({ message: words, code: words }),
        objectOf({ faultstring: words, detail: objectOf({ errorcode: words }) }),
        objectOf({ message: words }).map((entry) => listText([entry])),
        dishonest,
      ),
      usually(words, dishonest),
    )
    .map(([name, value, errorCode]) =>
      objectText([
        ['success', 'false'],
        [name, value],
        ['errorCode', errorCode],
      ]),
    ),
  text,
  dishonest,
)
