/** What a cleaned description must not contain: a separate list, so that it checks the cleaner's list independently. */

const ELEMENTS = new Set(
  [
    'p div span br hr blockquote pre code center b strong i em u s del ins mark small sub sup q cite',
    'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a',
  ]
    .join(' ')
    .split(' '),
)
const ATTRIBUTES = new Set('title dir lang colspan rowspan scope start'.split(' '))
const OF_LINKS = new Map([
  ['href', /^https?:\/\//i],
  ['rel', /^noopener noreferrer nofollow$/],
  ['target', /^_blank$/],
])

const HTML = 'http://www.w3.org/1999/xhtml'

function attributeProblems(element: Element): string[] {
  const isLink = element.localName === 'a'
  const wrong = [...element.attributes].filter(({ name, value }) => {
    const pattern = isLink ? OF_LINKS.get(name) : undefined
    return pattern ? !pattern.test(value) : !ATTRIBUTES.has(name)
  })
  const missing = isLink ? [...OF_LINKS.keys()].filter((name) => !element.hasAttribute(name)) : []
  return [
    ...wrong.map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    ...missing.map((name) => `<${element.localName}> without ${name}`),
  ]
}

function nodeProblems(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return []
  if (!(node instanceof Element)) return [`a ${node.nodeName}`]
  const isKnown = node.namespaceURI === HTML && ELEMENTS.has(node.localName)
  return [...(isKnown ? [] : [`<${node.localName}>`]), ...attributeProblems(node)]
}

/** Elements, attributes, comments and addresses below `root` that the allow-list of reliability §3 does not name. */
export function htmlProblems(root: Node): string[] {
  return [...root.childNodes].flatMap((node) => [...nodeProblems(node), ...htmlProblems(node)])
}
