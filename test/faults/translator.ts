/** Simulates a browser's translation while a page changes: each text that appears is replaced by elements with another text. */

const isDone = (text: Text) =>
  text.data.trim() === '' || text.parentElement?.closest('font, script, style, title') !== null

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = root instanceof Text ? [root] : []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // SHOW_TEXT: every node is a text
  for (const text of texts) {
    if (isDone(text)) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `‹${text.data}›`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/**
 * Translates the current page, and later additions in a separate task, as a browser does; returns a function that stops it. Within
 * the page's own task, a text could change between its translation and the notification, and no page can notice that.
 */
export function startTranslator(): () => void {
  translate(document.body)
  const fresh = new Set<Node>()
  let turn: ReturnType<typeof setTimeout> | undefined
  const translateFresh = () => {
    turn = undefined
    for (const node of fresh) if (node.isConnected) translate(node)
    fresh.clear()
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') fresh.add(target)
      for (const node of addedNodes) fresh.add(node)
    }
    turn ??= setTimeout(translateFresh)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(turn)
  }
}
