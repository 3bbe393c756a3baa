import DOMPurify from 'dompurify'

const TAGS = [
  'p div span br hr blockquote pre code center',
  'b strong i em u s del ins mark small sub sup q cite',
  'ul ol li dl dt dd',
  'table caption colgroup col thead tbody tfoot tr th td',
  'h1 h2 h3 h4 h5 h6 a',
]
  .join(' ')
  .split(' ')

const PLAIN_ATTRIBUTES = ['title', 'dir', 'lang', 'colspan', 'rowspan', 'scope', 'start']

/** A separate instance, so that its configuration and hook affect no other code. */
const purifier = DOMPurify(window)

purifier.setConfig({
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
  // These attributes are exempt from the URL pattern below, which would also drop `colspan="2"`.
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
  RETURN_DOM_FRAGMENT: true,
})

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!node.hasAttribute('href')) return
  if (node.nodeName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  } else {
    node.removeAttribute('href')
  }
})

const tag = /<[a-z][^<>]*>/gi
const stylingOrScript = /<(style|script)\b[^<>]*>?[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>?|$)/gi
/** A quoted value, or an attribute to remove. The value is matched first, so that one containing `style=` stays whole. */
const valueOrStyling =
  /("[^"]*"|'[^']*')|(?<=[\s/"'])(?:on[a-z]+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi

/** Frameset tags: a frameset before any text replaces the body, and with it the rest of the description. */
const framesetTag = /<(\/?)frameset\b/gi
const baseTag = /<base\b/gi

/**
 * Removes common styles, scripts and handlers of merchants. This is not for security: the purifier removes them anyway, but
 * while it parses, the content security policy would report each as a violation.
 */
function quietened(html: string): string {
  return html
    .replace(stylingOrScript, '')
    .replace(framesetTag, '<$1div')
    .replace(baseTag, '<wbr')
    .replace(tag, (written) => written.replace(valueOrStyling, (_, value?: string) => value ?? ''))
}

/** Turns a heading inside a description into a paragraph, so that it is not part of the page's outline. */
function flattenHeading(heading: Element): void {
  const paragraph = document.createElement('p')
  const strong = document.createElement('strong')
  strong.append(...heading.childNodes)
  paragraph.append(strong)
  heading.replaceWith(paragraph)
}

function elementsIn(root: DocumentFragment): Element[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  const elements: Element[] = []
  while (walker.nextNode()) elements.push(walker.currentNode as Element) // the walker visits only elements
  return elements
}

/**
 * The text, lists, tables, emphasis and http(s) links of a description, without everything that runs, loads, styles or submits.
 * They are nodes, so that no HTML text is ever put into the page (Trusted Types).
 */
export function cleanHtml(html: string): DocumentFragment {
  // The configuration above makes it return a fragment; null if a frameset replaces the body.
  const fragment = purifier.sanitize(quietened(html)) as unknown as DocumentFragment | null
  if (fragment === null) return document.createDocumentFragment()
  for (const element of elementsIn(fragment)) {
    if (/^H[1-6]$/.test(element.nodeName)) flattenHeading(element)
    // A link whose address was removed must not look like a link.
    else if (element.nodeName === 'A' && !element.hasAttribute('href'))
      element.replaceWith(...element.childNodes)
  }
  return fragment
}
