/** The same page with nothing between it and the browser: every node is made once, and an answer is written into them. */
import { ask } from '../shared/ask.js'
import { facets, pageSize } from '../shared/facets.js'
import { formatCount } from '../shared/format.js'
import '../shared/page.css'
import '../shared/cards.css'
import './plain.css'
import { makeCard } from './card.js'
import { element } from './element.js'
import { makeFacet } from './facet.js'
import { makePages } from './pages.js'

const state = {
  q: new URLSearchParams(location.search).get('q') ?? '',
  chosen: {},
  page: 0,
  size: pageSize,
}

const box = element('input', { type: 'search', name: 'q', value: state.q, placeholder: 'Keywords' })
box.setAttribute('aria-label', 'Keywords')
const form = element('form', { role: 'search' }, box, element('button', { textContent: 'Search' }))
const stats = element('span', { className: 'stats' })
const clear = element('button', { type: 'button', textContent: 'Clear refinements' })
const chips = element('ul', { className: 'chips' })
const grid = element('ul', { className: 'grid' })
const pages = makePages((page) => go({ page }))
const lists = facets.map((facet) => makeFacet(facet, (value) => choose(facet.name, value)))
const cards = []

function choose(name, value) {
  const { [name]: chosen = [], ...others } = state.chosen
  const isChosen = chosen.includes(value)
  void go({ page: 0, chosen: isChosen ? others : { ...others, [name]: [value] } })
}

function showCards(products) {
  while (cards.length < products.length) {
    const card = makeCard(cards.length)
    cards.push(card)
    grid.append(card.node)
  }
  for (const [place, card] of cards.entries()) {
    card.node.hidden = place >= products.length
    if (place < products.length) card.show(products[place])
  }
}

function show({ productList = [], facets: counted = [], numFound = 0 }) {
  const counts = Object.fromEntries(counted.map(({ name, value }) => [name, value]))
  stats.textContent = `${formatCount(numFound)} products`
  chips.replaceChildren(
    ...Object.values(state.chosen).map(([value]) => element('li', { textContent: value })),
  )
  for (const list of lists) list.show(counts[list.name] ?? {}, state.chosen[list.name] ?? [])
  showCards(productList)
  pages.show(state.page, Math.ceil(numFound / state.size))
}

let latest = null

async function go(change) {
  Object.assign(state, change)
  const asked = { ...state }
  latest = asked
  const answer = await ask(asked)
  if (latest !== asked) return
  show(answer)
  history.replaceState(null, '', `?${new URLSearchParams({ q: state.q, rows: state.size })}`)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void go({ q: box.value, page: 0 })
})
clear.addEventListener('click', () => void go({ chosen: {}, page: 0 }))

document
  .getElementById('root')
  .append(
    element('header', { className: 'bar' }, element('b', { textContent: 'Catalog' }), form),
    element(
      'div',
      { className: 'layout' },
      element('aside', { className: 'rail' }, ...lists.map(({ node }) => node)),
      element(
        'main',
        { className: 'results' },
        element('div', { className: 'head' }, stats, clear),
        chips,
        grid,
        pages.node,
      ),
    ),
  )
void go({})
