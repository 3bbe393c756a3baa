/** Possible responses: a body in the operation's shape or one that violates it, with any status. */
import fc from 'fast-check'
import { lookupBody, refusal, traitsBody } from './bodies/bodies.ts'
import { eanBody } from './bodies/eanBody.ts'
import type { JsonText } from './bodies/jsonText.ts'
import { searchBody } from './bodies/searchBody.ts'

export type Case = {
  status: number
  text: string
  /** From here on: the parts of the request that affect reading. */
  page: number
  pageSize: number
  mode: 'lite' | 'full'
  code: string
}

const PAGES = [
  '<!doctype html><html><body>Sign in</body></html>',
  ' \n<html><script>globalThis.polluted=1</script>',
  '<?xml version="1.0"?><error>no</error>',
  '\uFEFF<html>',
]
const DEEP = 6000
const nested = (open: string, inside: string, close: string) =>
  open.repeat(DEEP) + inside + close.repeat(DEEP)

/** Texts that are nested too deeply for recursive code. */
const ABYSSES = [
  nested('[', '', ']'),
  nested('{"data":', '[]', '}'),
  nested('{"error":', '"x"', '}'),
  `[{"productId":"A","images":${nested('{"url":', '1', '}')},"extAttributes":${nested('[', '', ']')}}]`,
  `{"traits":${nested('{"a":', '1', '}')},"result":${nested('{"product":', '1', '}')}}`,
  `{"result":{"merchants":[{"merchantId":"a","pictures":${nested('[', '', ']')}}],"x":${nested('[', '', ']')}}}`,
]

const broken = (shaped: JsonText): fc.Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: fc
        .tuple(shaped, fc.nat())
        .map(([text, at]) => text.slice(0, at % (text.length + 1))),
      weight: 4,
    },
    { arbitrary: fc.tuple(shaped, fc.string()).map(([text, more]) => text + more), weight: 1 },
    { arbitrary: fc.json({ maxDepth: 4 }), weight: 4 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
    {
      arbitrary: fc.constantFrom('', ' \n', '\uFEFF', 'null', '[]', '{}', '"x"', '5', 'NaN'),
      weight: 2,
    },
    { arbitrary: fc.constantFrom(...PAGES), weight: 1 },
    { arbitrary: shaped.map((text) => `\uFEFF${text}`), weight: 1 },
  )

const withAbysses = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: text, weight: 399 }, { arbitrary: fc.constantFrom(...ABYSSES), weight: 1 })

const STATUSES = [200, 201, 204, 206, 301, 400, 401, 403, 404, 414, 422, 429, 500, 502, 503, 0]

const casesOf = (shaped: JsonText): fc.Arbitrary<Case> => {
  const text = withAbysses(
    fc.oneof(
      { arbitrary: shaped, weight: 8 },
      { arbitrary: broken(shaped), weight: 2 },
      { arbitrary: refusal, weight: 1 },
    ),
  )
  return fc.record({
    status: fc.oneof(
      { arbitrary: fc.constant(200), weight: 9 },
      { arbitrary: fc.constantFrom(...STATUSES), weight: 1 },
    ),
    text,
    page: fc.constantFrom(1, 1, 2, 7),
    pageSize: fc.constantFrom(1, 24, 96),
    mode: fc.constantFrom('lite', 'full'),
    code: fc.constantFrom('0041250500735', '2049811763047', '12345670'),
  })
}

export const searchCases = casesOf(searchBody)
export const traitsCases = casesOf(traitsBody)
export const lookupCases = casesOf(lookupBody)
export const eanCases = casesOf(eanBody)
