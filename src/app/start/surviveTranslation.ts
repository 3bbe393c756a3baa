/**
 * A browser that translates a page replaces React's text nodes by elements. React doesn't know that: it would update texts that are
 * no longer on the page, so that old figures stay visible, and removing such a text would throw. This module puts the original text
 * back before that, and the browser translates it again.
 */

/** The element with which a translation has replaced each text node. */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font'

const standInOf = (node: Node | null, parent: Node): Element | null => {
  if (node === null || node.parentNode === parent) return null
  const standIn = standIns.get(node)
  return standIn?.parentNode === parent ? standIn : null
}

/**
 * Changes the two functions by which React edits the page, so that inserting before a replaced text, or removing it, acts on the
 * element in its place. Returns the function that undoes this.
 */
function patchTree(): () => void {
  const tree = Node.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called below with the node as `this`
  const { insertBefore, removeChild } = tree
  tree.insertBefore = function insert<Child extends Node>(node: Child, before: Node | null): Child {
    insertBefore.call(this, node, standInOf(before, this) ?? before)
    return node
  }
  tree.removeChild = function remove<Child extends Node>(child: Child): Child {
    removeChild.call(this, standInOf(child, this) ?? child)
    return child
  }
  return () => Object.assign(tree, { insertBefore, removeChild })
}

/** Watches for translations for the lifetime of the page; returns the function that stops it. */
export function surviveTranslation(): () => void {
  let unpatch: (() => void) | null = null
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target)
      if (standIn?.isConnected === true) standIn.replaceWith(target)
    }
  })
  const swaps = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
        if (!standIn) continue
        unpatch ??= patchTree()
        standIns.set(text, standIn)
        changes.observe(text, { characterData: true })
      }
    }
  })
  swaps.observe(document.body, { childList: true, subtree: true })
  return () => {
    swaps.disconnect()
    changes.disconnect()
    unpatch?.()
  }
}
