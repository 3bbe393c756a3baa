/** The search page as react-search-ui's guides build it over a service of one's own: a connector, and its components. */
import {
  Facet,
  Paging,
  PagingInfo,
  SearchBox,
  SearchProvider,
  useSearch,
} from '@elastic/react-search-ui'
import { createRoot } from 'react-dom/client'
import { ask } from '../shared/ask.js'
import { Card } from '../shared/Card.jsx'
import { facets, FIRST_SCREEN, isFilter, pageSize } from '../shared/facets.js'
import '../shared/page.css'
import '../shared/cards.css'
import './searchui.css'

const byCount = (counts) =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count)

const connector = {
  async onSearch({ searchTerm, filters, current, resultsPerPage }) {
    const answer = await ask({
      q: searchTerm,
      chosen: Object.fromEntries(filters.map(({ field, values }) => [field, values])),
      page: current - 1,
      size: resultsPerPage,
    })
    const start = (current - 1) * resultsPerPage
    return {
      results: (answer.productList ?? []).map((product) => ({
        id: { raw: product.productId },
        product,
      })),
      totalResults: answer.numFound ?? 0,
      totalPages: Math.ceil((answer.numFound ?? 0) / resultsPerPage),
      pagingStart: start + 1,
      pagingEnd: start + (answer.productList?.length ?? 0),
      facets: Object.fromEntries(
        (answer.facets ?? []).map(({ name, value }) => [
          name,
          [{ field: name, type: 'value', data: byCount(value) }],
        ]),
      ),
      resultSearchTerm: searchTerm,
    }
  },
  onAutocomplete: () => Promise.resolve({}),
  onResultClick: () => {},
  onAutocompleteResultClick: () => {},
}

function Results() {
  const results = useSearch(({ results: found }) => found)
  return (
    <ul className="grid">
      {results.map(({ product }, place) => (
        <li key={product.productId}>
          <Card product={product} first={place === 0} eager={place < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  )
}

function Clear() {
  const clearFilters = useSearch((state) => state.clearFilters)
  return (
    <button type="button" onClick={() => clearFilters()}>
      Clear refinements
    </button>
  )
}

const config = {
  apiConnector: connector,
  alwaysSearchOnInitialLoad: true,
  initialState: { resultsPerPage: pageSize },
  searchQuery: {
    facets: Object.fromEntries(facets.map(({ name }) => [name, { type: 'value', size: 100 }])),
    disjunctiveFacets: facets.map(({ name }) => name).filter(isFilter),
  },
}

createRoot(document.getElementById('root')).render(
  <SearchProvider config={config}>
    <header className="bar">
      <b>Catalog</b>
      <SearchBox inputProps={{ placeholder: 'Keywords' }} />
    </header>
    <div className="layout">
      <aside className="rail">
        {facets.map(({ name, label, values }) => (
          <section key={name} className="facet">
            <Facet
              field={name}
              label={label}
              show={values}
              filterType={isFilter(name) ? 'any' : 'all'}
            />
          </section>
        ))}
      </aside>
      <main className="results">
        <div className="head">
          <PagingInfo className="stats" />
          <Clear />
        </div>
        <Results />
        <nav className="pages">
          <Paging />
        </nav>
      </main>
    </div>
  </SearchProvider>,
)
