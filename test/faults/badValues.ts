/**
 * Values that a field of a response may have instead of the right one. They are JSON text, because JSON allows more than
 * objects do.
 */

export type BadValue = {
  name: string
  /** The JSON in the field's place; null leaves the field out. */
  json: string | null
}

const LONG = 100_000

export const badValues: readonly BadValue[] = [
  { name: 'null', json: 'null' },
  { name: 'nothing at all', json: null },
  { name: 'a map', json: '{"a":{"b":[1,{"c":null}]},"length":3}' },
  { name: 'a list', json: '[[],{},null,true,["x"]]' },
  { name: 'true', json: 'true' },
  { name: 'an empty text', json: '""' },
  { name: 'a word', json: '"neither number nor time"' },
  {
    name: '__proto__ and constructor',
    json: '{"__proto__":{"x":1},"constructor":{"prototype":1}}',
  },
  { name: '1e999', json: '1e999' },
  { name: '-1e999', json: '-1e999' },
  { name: 'an integer above 2^53', json: '90071992547409931234' },
  { name: '100 kB of text', json: `"${'long text '.repeat(LONG / 10)}"` },
  { name: 'a right-to-left override', json: '"\u202Egnp.exe\u202C \u2066\u202D"' },
  { name: 'emoji', json: '"👩‍👩‍👧‍👦 🇫🇷 ❤️‍🔥 e\u0301"' },
  { name: 'half a surrogate pair', json: '"half \\ud83d and \\udc00 \\u0000"' },
  {
    name: 'markup',
    json: JSON.stringify(
      '"><img src=x onerror="globalThis.__hostile=1"><script>globalThis.__hostile=1</script><style>*{display:none}</style>',
    ),
  },
  { name: 'a javascript: address', json: '"javascript:globalThis.__hostile=1"' },
  { name: 'a data: address', json: '"data:text/html,<script>globalThis.__hostile=1</script>"' },
  { name: 'a vbscript: address', json: '"vbscript:msgbox(1)"' },
  { name: 'a // address', json: '"//elsewhere.example/x.png"' },
]

/** A map as JSON text; a field whose text is null is left out. */
export function written(fields: Record<string, string | null>): string {
  return `{${Object.entries(fields)
    .flatMap(([name, json]) => (json === null ? [] : [`${JSON.stringify(name)}:${json}`]))
    .join()}}`
}
