import { formatCount } from '../shared/format.js'
import { element } from './element.js'

/** A facet with a fixed number of rows, written anew by each answer. */
export function makeFacet({ name, label, values }, onChoose) {
  const rows = Array.from({ length: values }, () => {
    const box = element('input', { type: 'checkbox' })
    const text = element('span')
    const count = element('span')
    const node = element('li', {}, element('label', {}, box, text, count))
    box.addEventListener('change', () => onChoose(text.textContent))
    return { node, box, text, count }
  })
  const more = element('button', { type: 'button', textContent: 'Show more' })
  const list = element('ul', {}, ...rows.map(({ node }) => node))
  const node = element(
    'section',
    { className: 'facet' },
    element('h3', { textContent: label }),
    list,
    more,
  )
  const show = (counts, chosen) => {
    const sorted = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
    more.hidden = sorted.length <= values
    for (const [place, row] of rows.entries()) {
      const entry = sorted[place]
      row.node.hidden = entry === undefined
      if (entry === undefined) continue
      row.text.textContent = entry[0]
      row.count.textContent = formatCount(entry[1])
      row.box.checked = chosen.includes(entry[0])
    }
  }
  return { name, node, show }
}
