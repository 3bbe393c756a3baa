/** What a browser's translation does while a page changes: each text, as it appears, gives way to elements that hold another. */

const isDone = (text: Text) =>
  text.data.trim() === '' || text.parentElement?.closest('font, script, style, title') !== null

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = root instanceof Text ? [root] : []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // only texts are shown to it
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
 * Translates what is there and, as a browser does, in a turn of its own what came; returns the way to stop. Within the
 * page's turn a text could be changed between its translation and the notice of it, which no page can be told of.
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
