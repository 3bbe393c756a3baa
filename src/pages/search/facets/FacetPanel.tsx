import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Filter from 'lucide-react/icons/funnel'
import ListPlus from 'lucide-react/icons/list-plus'
import { useId, type ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { facetFilters, filters } from '@/api/fields/filters.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import { together } from '@/lib/countryCode.ts'
import { usePriceBeyond } from '@/pages/search/seenAnswers.ts'
import { useSearch } from '@/pages/search/useSearch.ts'
import type { SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'
import { DistributionFacet } from './DistributionFacet.tsx'
import { facetSections, featuredOf, unlistedWords } from './facetSections.ts'
import { FilterFacet } from './FilterFacet.tsx'
import { FoldedWords } from './FoldedWords.tsx'
import { TypedFilter } from './TypedFilter.tsx'
import { WordFacet } from './WordFacet.tsx'
import styles from './FacetPanel.module.css'

/** Created once, because the panel is redrawn with each answer, and React skips identical elements. */
const SIGNS = { filters: <Filter />, distribution: <ChartNoAxesColumn />, words: <ListPlus /> }

/** The filters without a facet, whose values are typed. */
const typedFilters = filters.filter(({ hasFacet }) => !hasFacet)

/** How many facets of words are shown at once. The specification names eight; a service may send any number. */
const FACETS_AT_ONCE = 40

export type FacetPanelProps = {
  state: SearchState
  /** All groups of countries (`groups`), and the one whose counts are shown (`group`). */
  groups: string[][]
  group: string[]
  onGroup: (group: string[]) => void
  /** Whether touch targets are larger, as they are in the sheet. */
  large?: boolean
}

/** The panel with all facets of a search: filters, distributions, words. A choice is shown at once, and its counts follow. */
export function FacetPanel({ state, groups, group, onGroup, large = false }: FacetPanelProps) {
  const { apiVariant } = useConnection()
  const labelOf = useCurrencyLabel()
  const { query, shown, isOlder, request } = useSearch(state, group)
  const beyond = usePriceBeyond(shown)
  const facets = shown?.facets ?? []
  const { price, discount, words } = facetSections(facets)
  const added = unlistedWords(state.words, facets)
  const listed = useMoreOf(words, { first: FACETS_AT_ONCE, what: 'facets' })
  const oneValue = apiVariant.filterLists === 'one value'
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
            options={groups.map((one) => ({ value: String(one), label: together(one) }))}
            value={String(group)}
            onChange={(chosen) => onGroup(groups.find((one) => String(one) === chosen) ?? group)}
          />
        </div>
      )}
      <FacetPart
        icon={SIGNS.filters}
        title="Filters"
        message={oneValue ? 'Choose one of each' : 'Choose one or more'}
      >
        {facetFilters.map(({ field }) => (
          <FilterFacet key={field} {...common} name={field} shown={shown} />
        ))}
        <div className={classes(oneValue && styles.pair)}>
          {typedFilters.map(({ field }) => (
            <TypedFilter key={field} {...common} name={field} arrived={shown} />
          ))}
        </div>
      </FacetPart>
      {(price ?? discount) && (
        <FacetPart icon={SIGNS.distribution} title={NAMES.distribution} message={countsOnly}>
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
        <FacetPart icon={SIGNS.words} title="Refine" message="Adds the word to your search">
          {added.length > 0 && (
            <WordFacet state={state} name="" label="Added" values={added.map((w) => [w, null])} />
          )}
          {listed.shown.map(({ facet, folded }, place) => {
            const Words = folded ? FoldedWords : WordFacet
            return (
              <Words
                // The index makes the keys unique, because a service may send two facets with the same name.
                key={`${facet.name} ${place}`}
                state={state}
                name={facet.name}
                values={facet.values}
                featured={featuredOf(shown, facet.name)}
                answer={shown}
              />
            )
          })}
          {listed.more && (
            <Button variant="link" size="s" onClick={listed.more.show}>
              {listed.more.label}
            </Button>
          )}
        </FacetPart>
      )}
    </div>
  )
}

type FacetPartProps = {
  icon: ReactNode
  title: string
  /** What a choice in this part does, as text. */
  message: string
  children: ReactNode
}

/** The part of the panel for one of the three kinds of facet, with a text about what a choice does. */
function FacetPart({ icon, title, message, children }: FacetPartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <h2 id={id}>{title}</h2>
        <p>{message}</p>
      </header>
      {children}
    </section>
  )
}

/** The heights of the placeholders in the three parts of the panel, in px. */
const PARTS = [
  [36, 145, 145, 53],
  [36, 84],
  [36, 60, 120],
]

/** Placeholders for the facets, at about their final size. */
function FacetSkeleton() {
  return (
    <div>
      {PARTS.map((boxes) => (
        <div key={boxes.length} className={styles.facetSkeletonPart}>
          {boxes.map((height, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the boxes never move
            <Skeleton key={place} height={height} />
          ))}
        </div>
      ))}
    </div>
  )
}
