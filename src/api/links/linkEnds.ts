/** Both ends of a link in a text: adds a missing scheme, and removes characters after it that don't belong to it. */

const CLOSING: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '>': '<',
  '）': '（',
  '】': '【',
  '》': '《',
  '」': '「',
  '』': '『',
}
const ENTITY_AT_END = /&(?:gt|lt|quot|apos|nbsp|#0*3[49]|#x0*2[27]);$/i
const PUNCTUATION = '.,;:。，、；：！…‘’“”‹›«»"`'
/**
 * Signs for bold or italics in chats and Markdown. Such a sign at the end of a link belongs to it unless the same sign is directly
 * before the link.
 */
const EMPHASIS = '*_~'

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/** How many characters at the end don't belong to the link; 0 if all do. */
function addedAtEnd(link: string, before: string): number {
  const entity = ENTITY_AT_END.exec(link)
  if (entity) return entity[0].length
  const last = link.at(-1)
  if (last === undefined) return 0
  const opening = CLOSING[last]
  if (opening !== undefined) return count(link, last) > count(link, opening) ? 1 : 0
  if (last === ';' && /&#?\w+;$/.test(link)) return 0
  if (PUNCTUATION.includes(last)) return 1
  if (last === "'") return count(link, last) % 2
  if (last === '!') return /[\p{L}\p{N}]/u.test(before) ? 1 : 0
  return EMPHASIS.includes(last) && before.trimEnd().endsWith(last) ? 1 : 0
}

/** The link without an unpaired closing bracket, a quote, comma or full stop at its end; `cut` is the removed part. */
export function withoutAddedEnd(written: string, before: string): { link: string; cut: string } {
  let link = written
  for (let added = addedAtEnd(link, before); added > 0; added = addedAtEnd(link, before)) {
    link = link.slice(0, -added)
  }
  return { link, cut: written.slice(link.length) }
}

/**
 * Domains that shops use besides those of countries, which have two letters. The last three are reserved for examples (RFC
 * 2606).
 */
const DOMAINS = new Set(
  [
    'com net org info biz shop store online site web app dev asia global world group company market markets',
    'fashion shoes boutique clothing sale deals buy supply furniture toys beauty jewelry pro mobi name tel',
    'berlin hamburg koeln paris london amsterdam tokyo nyc cat scot wales swiss kaufen eco bio club',
    'example test invalid',
  ]
    .join(' ')
    .split(' '),
)
/** `Art.Nr/12` and the like are not hosts, although `.nr` (Nauru) and `.no` (Norway) exist. */
const ABBREVIATION = /^(?:art|best|item|part|ref|ser|mod|model|order|pos)\.(?:nr|no|num|st)$/i

/** Returns true if a text without a scheme is an address: it begins with `www.`, or has a known domain and a path. */
function isAddress(text: string): boolean {
  const [, host = '', path = ''] = /^([^\s/?#@:]+)(?::\d{1,5})?([/?#]\S*)?$/.exec(text) ?? []
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host)) return false
  const domain = host.slice(host.lastIndexOf('.') + 1).toLowerCase()
  if (/^www\d?\./i.test(host)) return /^\p{L}/u.test(domain) && host.split('.').length > 2
  const isKnown =
    DOMAINS.has(domain) || /^(?:[a-z]{2}|xn--[a-z0-9-]+|[^\d\p{ASCII}]{2,})$/u.test(domain)
  return isKnown && !ABBREVIATION.test(host) && path.length > 1
}

const ADDED = '“https://” added.'

/**
 * Adds a missing scheme to a link; `note` is a message about it. `note` is null if nothing was added: a text without a scheme is
 * then not an address.
 */
export function addScheme(text: string): { url: string; note: string | null } {
  const repeated = text.replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
  if (repeated !== text) return { url: repeated, note: 'Read without a repeated “https://”.' }
  if (/^https?:\/\//i.test(text)) return { url: text, note: null }
  const [typo, name = ''] = /^(https?)(?::\/?|;\/\/|\/\/|:\\\\)(?=[\p{L}\p{N}])/iu.exec(text) ?? []
  if (typo !== undefined && text.slice(typo.length).includes('.')) {
    return { url: `${name}://${text.slice(typo.length)}`, note: `“${typo}” read as “${name}://”.` }
  }
  const bare = text.startsWith('//') ? text.slice(2) : text
  const isHost = text.startsWith('//') ? /^[^/?#@\s]+\.\p{L}{2,}/u.test(bare) : isAddress(bare)
  return isHost ? { url: `https://${bare}`, note: ADDED } : { url: text, note: null }
}
