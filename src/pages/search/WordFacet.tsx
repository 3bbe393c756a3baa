import { useId } from 'react'
import { facetLabel, type FacetValue } from '../../catalog/facets.ts'
import { FacetHead } from '../../facets/FacetHead.tsx'
import { MoreButton } from '../../facets/MoreButton.tsx'
import { useOptionList } from '../../facets/useOptionList.ts'
import { paths } from '../../url/paths.ts'
import { hasWord, withoutWord, withWord, type SearchState } from '../../url/searchState.ts'
import styles from './WordFacet.module.css'
import { WordOption } from './WordOption.tsx'
import { facetOptions } from './facetOptions.ts'

export type WordFacetProps = {
  state: SearchState
  name: string
  /** Instead of the facet's own name. */
  label?: string
  values: FacetValue[]
  featured?: string[]
  /** Without its heading: inside a fold that names it. */
  bare?: boolean
}

const FEW = 9

/** Counts whose values can be added to the keywords; they never pretend to be filters. */
export function WordFacet({
  state,
  name,
  label = facetLabel(name),
  values,
  featured = [],
  bare = false,
}: WordFacetProps) {
  const id = useId()
  const options = facetOptions({ name, values, featured, isChosen: (word) => hasWord(state, word) })
  const list = useOptionList(options, FEW)
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
          count={options.length > FEW ? options.length : undefined}
          note={note}
          list={list}
        />
      )}
      <div className={styles.words}>
        {list.visible.map(({ value, count, chosen }) => (
          <WordOption
            key={value}
            to={paths.search(chosen ? withoutWord(state, value) : withWord(state, value))}
            word={value}
            count={count}
            isColour={name === 'primaryColor'}
          />
        ))}
        <MoreButton label={label} list={list} />
      </div>
    </fieldset>
  )
}
