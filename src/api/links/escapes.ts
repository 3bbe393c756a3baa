/** The escapes that a URL gets in mails, web pages and other URLs. */

/** The most rounds of decoding one text. */
const MAX_ROUNDS = 3

/** One round of percent-decoding (RFC 3986 §2.1). Sequences that are not UTF-8 stay unchanged. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })
}

/** Applies `decode` until nothing changes or `isDone` is true, at most three times. */
export function decodeRepeatedly(
  text: string,
  decode: (text: string) => string,
  isDone: (text: string) => boolean = () => false,
): string {
  let current = text
  for (let round = 0; round < MAX_ROUNDS && !isDone(current); round += 1) {
    const next = decode(current)
    if (next === current) break
    current = next
  }
  return current
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  equals: '=',
  quest: '?',
  num: '#',
  sol: '/',
  colon: ':',
  semi: ';',
  percnt: '%',
  lowbar: '_',
  hyphen: '-',
  period: '.',
  comma: ',',
  plus: '+',
}
const ENTITY = new RegExp(
  `&(?:#(\\d{1,6})|#x([0-9a-f]{1,5})|(${Object.keys(NAMED_ENTITIES).join('|')}));`,
  'gi',
)

/** One round of decoding HTML entities, limited to the printable ASCII characters that a URL can contain. */
function decodeEntitiesOnce(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? entity
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
    return code > 32 && code < 127 ? String.fromCharCode(code) : entity
  })
}

/** Decodes `&amp;`, `&#38;`, `&#x26;` and others, even if they were escaped several times (`&amp;amp;`). */
export function decodeEntities(text: string): string {
  return decodeRepeatedly(text, decodeEntitiesOnce)
}

/** Decodes `\/`, `\u0026` and `\x26` of JSON and JavaScript texts. Null if there are no such escapes. */
export function decodeJson(text: string): string | null {
  const decoded = text
    .replaceAll('\\/', '/')
    .replace(/\\(?:u00|x)([2-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    )
  return decoded === text ? null : decoded
}

/** Decodes Base64, also in its URL-safe alphabet (RFC 4648 §5), to UTF-8. Null if the text is neither. */
export function decodeBase64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
