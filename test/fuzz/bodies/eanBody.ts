/** The body for a code (§4.4) in the shapes of reliability §1, with valid or invalid fields. */
import fc from 'fast-check'
import { outcome, products } from './bodies.ts'
import { dishonest, unknownFields } from './dishonest.ts'
import type { JsonText } from './jsonText.ts'
import { listText, objectText, someOf, usually } from './jsonText.ts'
import { offerRecord, recordList } from './records.ts'
import { code, text, url, urls } from './values.ts'

const extras = {
  images: urls,
  imageUrl: url,
  description: text,
  shortDescription: usually(text, dishonest),
  title: text,
  brand: text,
  ...unknownFields,
}

const product = usually(someOf(extras, 4).map(objectText), usually(products, dishonest))
const merchants = usually(recordList(offerRecord), fc.oneof(offerRecord, dishonest))

const result = fc
  .tuple(merchants, someOf({ ean: code, product, ...extras }, 7))
  .map(([list, pairs]) => objectText([['merchants', list], ...pairs]))

const around = { success: outcome, message: text, errorCode: text, ...unknownFields }

export const eanBody: JsonText = usually(
  fc
    .tuple(
      usually(
        result,
        usually(
          result.map((one) => listText([one])),
          dishonest,
        ),
      ),
      someOf(around, 4),
    )
    .map(([inner, pairs]) => objectText([...pairs, ['result', inner]])),
  result,
)
