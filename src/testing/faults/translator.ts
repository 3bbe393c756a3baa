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

/** Translates what is there and what comes; returns the way to stop. */
export function startTranslator(): () => void {
  translate(document.body)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target)
      for (const node of addedNodes) if (node.isConnected) translate(node)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
