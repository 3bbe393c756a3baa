import { useId } from 'react'
import type { SearchRequest } from '../../api/search.ts'
import { facetLabel, type FacetValue } from '../../domain/facets.ts'
import { formatCount } from '../../domain/format.ts'
import { anyOf } from '../../domain/names.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { useGo } from '../../parts/useGo.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { paths } from '../../url/paths.ts'
import { withFilter, withoutFilter, type SearchState } from '../../url/searchState.ts'
import { FacetHead } from './FacetHead.tsx'
import { facetOptions } from './facetOptions.ts'
import styles from './FilterFacet.module.css'
import { MoreButton } from './MoreButton.tsx'
import { optionKeys } from './optionKeys.ts'
import { useOptionList } from './useOptionList.ts'
import { useSeenValues } from './useSeenValues.ts'

type FilterFacetProps = {
  name: 'merchant' | 'brand'
  state: SearchState
  request: SearchRequest
  values: FacetValue[]
}

/** Any, and four values, before "more". */
const FEW = 4

/**
 * A filter that the service applies: a radio group whose first choice is "Any", or checkboxes where the service takes
 * lists. Each choice is a real link, so that it can be opened in another tab.
 */
export function FilterFacet({ name, state, request, values }: FilterFacetProps) {
  const id = useId()
  const go = useGo()
  const { dialect } = useConnection()
  const label = facetLabel(name)
  const takesLists = dialect.filterLists !== 'one value'
  const chosen = takesLists ? state[name] : state[name].slice(0, 1)
  const seen = useSeenValues(request, name)
  const options = facetOptions({
    name,
    values,
    seen,
    chosen,
    isChosen: (value) => chosen.includes(value),
  })
  const list = useOptionList(options, FEW)
  const highest = Math.max(1, ...values.map(([, count]) => count ?? 0))

  const next = (value: string | null): SearchState => {
    if (!takesLists || value === null) return withFilter(state, name, value)
    return chosen.includes(value)
      ? withoutFilter(state, { name, value })
      : { ...state, page: 1, [name]: [...chosen, value] }
  }
  const choices = [
    { value: null, text: anyOf(label), count: null, isChosen: chosen.length === 0 },
    ...list.visible.map(({ value, count, chosen: isChosen }) => ({
      value,
      text: value,
      count,
      isChosen,
    })),
  ]
  // Moving inside a choice is not another step in the history.
  const replaceBy = (path: string) => go(path, { replace: true, keepScroll: true })

  return (
    <fieldset
      className={styles.facet}
      role={takesLists ? 'group' : 'radiogroup'}
      aria-labelledby={id}
    >
      <FacetHead id={id} label={label} count={values.length || undefined} list={list} />
      <div
        className={styles.options}
        onKeyDown={(event) =>
          optionKeys(
            event,
            takesLists
              ? null
              : (place) => {
                  const choice = choices[place]
                  if (choice) replaceBy(paths.search(next(choice.value)))
                },
          )
        }
        role="none"
      >
        {choices.map(({ value, text, count, isChosen }) => (
          <Link
            key={value ?? ''}
            className={styles.option}
            to={paths.search(next(value))}
            keepScroll
            role={takesLists ? 'checkbox' : 'radio'}
            aria-checked={isChosen}
            tabIndex={takesLists || isChosen ? 0 : -1}
            style={cssVars({ '--share': (count ?? 0) / highest })}
            draggable={false}
          >
            <span className={styles.dot} />
            <span className={styles.value} dir="auto" title={text}>
              {text}
            </span>
            {/* Kept apart for a screen reader, too. */}{' '}
            {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
          </Link>
        ))}
      </div>
      <MoreButton className={styles.more ?? ''} label={label} list={list} />
    </fieldset>
  )
}
