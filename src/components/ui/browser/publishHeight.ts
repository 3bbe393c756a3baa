/** Publishes an element’s height to style sheets as a custom property of the page, until the returned function is called. */
export function publishHeight(property: string, element: HTMLElement): () => void {
  const { style } = document.documentElement
  const notify = () => style.setProperty(property, `${element.offsetHeight}px`)
  const sizes = new ResizeObserver(notify)
  notify()
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    style.removeProperty(property)
  }
}
