import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Filter from 'lucide-react/icons/funnel'
import ListPlus from 'lucide-react/icons/list-plus'
import { together } from '../../lib/countryCode.ts'
import { useConnection } from '../../shell/connection.tsx'
import { useCurrencyLabel } from '../../shell/useCurrencyLabel.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { classes } from '../../ui/classes.ts'
import type { SearchState } from '../../url/searchState.ts'
import { NAMES } from '../../words/names.ts'
import { DistributionFacet } from './DistributionFacet.tsx'
import styles from './FacetPanel.module.css'
import { FacetPart } from './FacetPart.tsx'
import { FacetSkeleton } from './FacetSkeleton.tsx'
import { FilterFacet } from './FilterFacet.tsx'
import { FoldedWords } from './FoldedWords.tsx'
import { TypedFilter } from './TypedFilter.tsx'
import { WordFacet } from './WordFacet.tsx'
import { facetSections, featuredOf, unlistedWords } from './facetSections.ts'
import { usePriceBeyond } from './seenAnswers.ts'
import { useSearch } from './useSearch.ts'

/** Icons are made once: an answer draws the whole panel anew, and what is the same element is not looked at. */
const SIGNS = { filters: <Filter />, distribution: <ChartNoAxesColumn />, words: <ListPlus /> }

export type FacetPanelProps = {
  state: SearchState
  /** Groups of countries, and the one whose counts are shown. */
  groups: string[][]
  group: string[]
  onGroup: (group: string[]) => void
  /** With targets for fingers: in the sheet. */
  large?: boolean
}

/** Everything that narrows a search: filters, distributions, words; the chosen shows at once, counts follow. */
export function FacetPanel({ state, groups, group, onGroup, large = false }: FacetPanelProps) {
  const { dialect } = useConnection()
  const labelOf = useCurrencyLabel()
  const { query, shown, isOlder, request } = useSearch(state, group)
  const beyond = usePriceBeyond(shown)
  const facets = shown?.facets ?? []
  const { price, discount, words } = facetSections(facets)
  const added = unlistedWords(state.words, facets)
  const oneValue = dialect.filterLists === 'one value'
  const countsOnly = group.length > 1 ? `Counts only, of ${together(group)}` : 'Counts only'
  const common = { state, request }
  if (shown === undefined && query.isFetching) return <FacetSkeleton />
  return (
    <div className={classes(styles.panel, large && styles.large)} aria-busy={isOlder}>
      {groups.length > 1 && (
        <div className={styles.countries}>
          <span>Counts of</span>
          <Segmented
            label="Counts of"
            size="s"
            options={groups.map((one) => ({ value: String(one), label: one.join(', ') }))}
            value={String(group)}
            onChange={(chosen) => onGroup(groups.find((one) => String(one) === chosen) ?? group)}
          />
        </div>
      )}
      <FacetPart
        icon={SIGNS.filters}
        title="Filters"
        says={`Sent to the service, ${oneValue ? 'one value each' : 'merchants and brands as lists'}`}
      >
        <FilterFacet {...common} name="merchant" shown={shown} />
        <FilterFacet {...common} name="brand" shown={shown} />
        <div className={styles.pair}>
          <TypedFilter {...common} name="category" arrived={shown} />
          <TypedFilter {...common} name="division" arrived={shown} />
        </div>
      </FacetPart>
      {(price ?? discount) && (
        <FacetPart icon={SIGNS.distribution} title={NAMES.distribution} says={countsOnly}>
          <div className={styles.pair}>
            {price && (
              <DistributionFacet
                name="price"
                values={price.values}
                unit={labelOf(group)}
                beyond={beyond}
              />
            )}
            {discount && <DistributionFacet name="discount" values={discount.values} />}
          </div>
        </FacetPart>
      )}
      {words.length + added.length > 0 && (
        <FacetPart icon={SIGNS.words} title="Add a word" says="A click adds it to your keywords">
          {added.length > 0 && (
            <WordFacet state={state} name="" label="Added" values={added.map((w) => [w, null])} />
          )}
          {words.map(({ facet, folded }, place) => {
            const Words = folded ? FoldedWords : WordFacet
            return (
              <Words
                // A service may give two facets of one name.
                key={`${facet.name} ${place}`}
                state={state}
                name={facet.name}
                values={facet.values}
                featured={featuredOf(shown, facet.name)}
              />
            )
          })}
        </FacetPart>
      )}
    </div>
  )
}
