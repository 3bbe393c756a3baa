import { element } from './element.js'

const AROUND = 3

/** Links to the pages around this one. */
export function makePages(onPage) {
  const list = element('ol')
  const node = element('nav', { className: 'pages', ariaLabel: 'Pages' }, list)
  const show = (page, count) => {
    const first = Math.max(0, page - AROUND)
    const last = Math.min(count, first + 2 * AROUND + 1)
    list.replaceChildren(
      ...Array.from({ length: last - first }, (_, step) => {
        const to = first + step
        const link = element('a', { href: '#', textContent: String(to + 1) })
        link.addEventListener('click', (event) => {
          event.preventDefault()
          onPage(to)
        })
        return element('li', {}, link)
      }),
    )
  }
  return { node, show }
}
