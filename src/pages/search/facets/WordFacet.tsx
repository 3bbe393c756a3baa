import { Suspense, useId, useMemo, type KeyboardEvent } from 'react'
import { facetLabel, type FacetValue } from '@/api/facets.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { FacetHead } from '@/features/facets/FacetHead.tsx'
import { MoreButton } from '@/features/facets/MoreButton.tsx'
import { useOptionList } from '@/features/facets/useOptionList.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useRequestedState } from '@/pages/search/requestedState.ts'
import { useFacetWithCertainty } from '@/pages/search/seenAnswers.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { hasWord, withoutWord, withWord, type SearchState } from '@/routing/states/searchState.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { addWord } from '@/words/names.ts'
import { facetOptions } from './facetOptions.ts'
import { optionKeys } from './optionKeys.ts'
import styles from './WordFacet.module.css'

// Loaded on demand, because colours are below the first screen, and the table of their names is long.
const Swatch = lazyPart(
  async () => (await import('@/features/products/pictures/Swatch.tsx')).Swatch,
)

export type WordFacetProps = {
  state: SearchState
  name: string
  /** A label to show in place of the facet's name. */
  label?: string
  values: FacetValue[]
  featured?: string[]
  /** The answer that the values are from; absent when the values are complete. */
  answer?: SearchResult | undefined
  /** Whether the heading is left out, because the facet is inside a fold that has one. */
  bare?: boolean
}

const FEW = 9

/**
 * A facet whose values can be added to the keywords, the most frequent first. No counts are shown: a search with one more word
 * finds other products than those counted for the value.
 */
export function WordFacet({
  state,
  name,
  label = facetLabel(name),
  values,
  featured = [],
  answer,
  bare = false,
}: WordFacetProps) {
  const id = useId()
  const options = facetOptions({
    name,
    values,
    featured,
    isChosen: (word) => hasWord(state, word),
  })
  const list = useOptionList(options, FEW)
  const { certainty } = useFacetWithCertainty(answer, name)
  const isComplete = answer === undefined || certainty.is === 'complete'
  const note = featured.length > 0 ? 'featured first' : undefined
  return (
    <fieldset
      className={styles.facet}
      {...(bare && !list.searchable ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {(!bare || list.searchable) && (
        <FacetHead
          id={id}
          label={label}
          count={options.length > FEW ? leastInWords(options.length, isComplete) : undefined}
          note={note}
          list={list}
        />
      )}
      <div className={styles.words}>
        {list.visible.map(({ value, chosen }) => (
          <WordOption
            key={value}
            to={paths.search(chosen ? withoutWord(state, value) : withWord(state, value))}
            word={value}
            isColour={name === 'primaryColor'}
          />
        ))}
        <MoreButton label={label} list={list} isComplete={isComplete} />
      </div>
    </fieldset>
  )
}

type WordOptionProps = { to: string; word: string; isColour: boolean }

const clickOnSpace = (event: KeyboardEvent<HTMLElement>) => optionKeys(event)

/**
 * A value that a click adds to the keywords, or removes. About forty are redrawn by each search, so each has few elements: CSS
 * draws the plus, and a label gives the full name. A click redraws only the option that changes.
 */
function WordOption(props: WordOptionProps) {
  const isAdded = hasWord(useRequestedState(), props.word)
  return useMemo(() => drawn(props, isAdded), [props, isAdded])
}

function drawn({ to, word, isColour }: WordOptionProps, isAdded: boolean) {
  return (
    <Link
      className={styles.word}
      to={to}
      preserveScroll
      onKeyDown={clickOnSpace}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toggle that opens in another tab is a link
      role="button"
      aria-pressed={isAdded}
      aria-label={addWord(word)}
      draggable={false}
    >
      {isColour && (
        <Suspense>
          <Swatch colour={word} />
        </Suspense>
      )}
      <span className={styles.value} dir="auto" title={word}>
        {word}
      </span>
    </Link>
  )
}
