/** Values of every kind of field, as JSON text; three in five are valid. */
import fc from 'fast-check'
import { dishonest, long, wrongAddresses } from './dishonest.ts'
import type { JsonText } from './jsonText.ts'
import { listOf, objectOf, quoted, written } from './jsonText.ts'

const mostly = (honest: JsonText): JsonText =>
  fc.oneof(
    { arbitrary: honest, weight: 1200 },
    { arbitrary: dishonest, weight: 799 },
    { arbitrary: long, weight: 1 },
  )

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => JSON.stringify(text))
const integer = fc.integer().map(String)
const price = fc.integer({ min: -99, max: 99_999 }).map((cents) => String(cents / 100))
const asText = (number: JsonText): JsonText => number.map((text) => JSON.stringify(text))

export const text = mostly(words)
export const number = mostly(fc.oneof(integer, price, asText(integer), asText(price)))
export const flag = mostly(written('true', 'false', '"true"', '"false"', '1', '0'))

const epochSeconds = fc.integer({ min: 946_684_800, max: 4_102_444_800 })
const milliseconds = epochSeconds.map((seconds) => String(seconds * 1000))

export const stamp = mostly(
  fc.oneof(
    epochSeconds.map(String),
    milliseconds,
    asText(milliseconds),
    epochSeconds.map((seconds) => JSON.stringify(new Date(seconds * 1000).toISOString())),
    quoted('2025-11-18', '2025-11-18T09:42', '2025-11-18T09:42:00+0530', '2025-02-31', '2025'),
    written('99999999999', '100000000000', '20251118', '9e15'),
  ),
)

const rightAddress = fc
  .tuple(fc.constantFrom('http', 'https', 'HTTPS'), fc.stringMatching(/^[a-z]{1,6}$/))
  .map(([scheme, path]) => JSON.stringify(`${scheme}://a.example/${path}.png`))
const address = fc.oneof(rightAddress, rightAddress, rightAddress, quoted(...wrongAddresses))
const picture = fc.oneof(
  address,
  objectOf({ url: address }),
  objectOf({ src: address }),
  objectOf({ href: address }),
  objectOf({ url: address, src: address }),
)
const pictures = listOf(
  fc.oneof({ arbitrary: picture, weight: 9 }, { arbitrary: dishonest, weight: 1 }),
)

export const url = mostly(fc.oneof(picture, pictures))
export const urls = mostly(fc.oneof(pictures, picture))

export const code = mostly(
  fc.oneof(
    quoted('0041250500735', '2049811763047', '12345670', ''),
    fc.integer({ min: 0, max: 99_999_999 }).map(String),
  ),
)
