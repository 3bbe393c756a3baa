/** The search page as react-instantsearch's guides build it, with the client that comes with it. */
import { liteClient } from 'algoliasearch/lite'
import { createRoot } from 'react-dom/client'
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Stats,
} from 'react-instantsearch'
import { Card } from '../shared/Card.jsx'
import { facets, FIRST_SCREEN, isFilter, pageSize } from '../shared/facets.js'
import '../shared/page.css'
import '../shared/cards.css'

const { host, protocol } = location
const client = liteClient('demo', 'demo', {
  hosts: [{ url: host, accept: 'readWrite', protocol: protocol.slice(0, -1) }],
})

function Hit({ hit }) {
  const { __position: place } = hit
  return <Card product={hit} first={place === 1} eager={place <= FIRST_SCREEN} />
}

const future = { preserveSharedStateOnUnmount: true }
const grid = { list: 'grid' }

createRoot(document.getElementById('root')).render(
  <InstantSearch searchClient={client} indexName="products" routing future={future}>
    <Configure hitsPerPage={pageSize} />
    <header className="bar">
      <b>Catalog</b>
      <SearchBox searchAsYouType={false} placeholder="Keywords" />
    </header>
    <div className="layout">
      <aside className="rail">
        {facets.map(({ name, label, values }) => (
          <section key={name} className="facet">
            <h3>{label}</h3>
            <RefinementList
              attribute={name}
              operator={isFilter(name) ? 'or' : 'and'}
              limit={values}
              showMore
              showMoreLimit={100}
            />
          </section>
        ))}
      </aside>
      <main className="results">
        <div className="head">
          <Stats className="stats" />
          <ClearRefinements />
        </div>
        <CurrentRefinements className="chips" />
        <Hits hitComponent={Hit} classNames={grid} />
        <Pagination className="pages" />
      </main>
    </div>
  </InstantSearch>,
)
