/**
 * Pages in jsdom have no style sheets, so nearly all elements with the same tag name look the same. jsdom computes the style of
 * each element separately, and each property at every reading, which took a third of the time of a page test.
 */
const OWN = ['hidden', 'open', 'type'] as const

/** An element of the same kind, without ancestors from which it could inherit a style. */
function example(element: Element): Element {
  const bare = element.ownerDocument.createElementNS(element.namespaceURI, element.localName)
  for (const name of OWN) {
    const value = element.getAttribute(name)
    if (value !== null) bare.setAttribute(name, value)
  }
  return bare
}

/** Caches the properties of a style that does not change any more. */
function remembering(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string, string>()
  const bodyOf = (name: string) => {
    const known = values.get(name) ?? style.getPropertyValue(name)
    values.set(name, known)
    return known
  }
  const fields = new Map<string | symbol, unknown>([['getPropertyValue', bodyOf]])
  return new Proxy(style, {
    get(_, name) {
      if (!fields.has(name)) {
        const value: unknown = Reflect.get(style, name)
        fields.set(name, typeof value === 'function' ? value.bind(style) : value)
      }
      return fields.get(name)
    },
  })
}

const SHARED = Symbol.for('catalog-explorer.testing.styles')
/** The styles are stored globally, because each test file loads this module again and all files share the window. */
const saved = globalThis as { [SHARED]?: Map<string, CSSStyleDeclaration> }

/** Makes jsdom compute a separate style only for elements with a `style` attribute; the others share one style per kind. */
export function shareStyles(): void {
  const styleOf = window.getComputedStyle.bind(window)
  const shared = (saved[SHARED] ??= new Map())
  window.getComputedStyle = (element, pseudo) => {
    // While a test has added a style sheet to the page, nothing is shared.
    const isPlain = !element.hasAttribute('style') && document.styleSheets.length === 0
    if (pseudo || !isPlain) return styleOf(element, pseudo)
    const kind = JSON.stringify([element.localName, ...OWN.map((own) => element.getAttribute(own))])
    const known = shared.get(kind) ?? remembering(styleOf(example(element)))
    shared.set(kind, known)
    return known
  }
}
