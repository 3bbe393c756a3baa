/** A node with its properties and what is in it. */
export function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}
