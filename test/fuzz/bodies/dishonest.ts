/** Invalid field values, and fields that were not requested, as JSON text. */
import fc from 'fast-check'
import type { JsonText } from './jsonText.ts'
import { objectText, quoted, written } from './jsonText.ts'

/** Addresses that must become neither a link nor an image source. */
export const wrongAddresses = [
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:/evil.example',
  'https://',
  'http://[x',
  'https//a.example',
]

const HTML =
  '<p onclick="x()">Soft <b>cotton</b><script>globalThis.polluted=1</script><img src=x onerror=x()></p>'

const texts = quoted(
  '',
  ' ',
  ' 12 ',
  '12 - 40',
  'a|b| |c',
  'a,b, ,c',
  '=HYPERLINK("x")',
  '\u00A0',
  '\uFEFF',
  '\u202Egnp.exe\u2066',
  '👩‍👩‍👧 é ﬁ',
  '\uD800',
  '\uDC00x\uD83D',
  '\u0000\u0007',
  '<b>bold</b>',
  HTML,
  ...'. .. %2e%2e __proto__ constructor toString null undefined NaN true false yes 0 1 -0'.split(
    ' ',
  ),
  ...'1,299 1.299,00 0x10 1e3 1e999 1e-400 9007199254740993 00412505 ٣'.split(' '),
  ...wrongAddresses,
)

const numbers = written(
  ...'0 -0 1 -1 12.50 1e3 1E-7 5e-324 1e999 -1e999 1e-999 9007199254740991'.split(' '),
  ...'9007199254740992 -9007199254740993 12345678901234567890'.split(' '),
  '0.1234567890123456789012345',
)

const structures = written(
  ...'null true false [] {} [[]] [null] [1,"a",null,{"b":[true]}]'.split(' '),
  '{"a":1,"b":{"c":["d"]}}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":"x","length":3}',
  '{"name":"n","value":"v","count":"2"}',
)

const noise = fc.string({ unit: 'binary', maxLength: 8 }).map((text) => JSON.stringify(text))

export const dishonest: JsonText = fc.oneof(
  { arbitrary: texts, weight: 8 },
  { arbitrary: numbers, weight: 5 },
  { arbitrary: structures, weight: 5 },
  { arbitrary: noise, weight: 1 },
)

export const long = quoted('x'.repeat(100_000), 'é<b>'.repeat(25_000))

/** Keys as services send them, and dangerous ones. */
export const keys = fc.oneof(
  fc.constantFrom('brand', 'size', '10', '0 - 500', 'Ünïcode', 'name', 'value', 'count'),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', ' '),
)

export const mapOf = (values: JsonText): JsonText =>
  fc.array(fc.tuple(keys, values), { maxLength: 4 }).map(objectText)

/** Fields that the specification does not name, including some that would change an object's prototype. */
export const unknownFields = {
  ['__proto__']: written('{"polluted":true}', '"x"', 'null'),
  constructor: written('{"prototype":{"polluted":true}}', 'null'),
  hasOwnProperty: written('1'),
  novel: dishonest,
}
