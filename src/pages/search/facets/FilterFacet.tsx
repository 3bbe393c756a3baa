import { Fragment, useId, useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { sumOfCounts, type FacetCertainty } from '@/api/facetCertainty.ts'
import { facetLabel, mergeSeenValues, type FacetValue } from '@/api/facets.ts'
import type { FacetField, FilterField } from '@/api/fields/filters.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { useChoiceMoves } from '@/components/ui/fields/choiceMoves.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { groupKeys, type Aliases } from '@/domain/pricing/names.ts'
import { FacetHead } from '@/features/facets/FacetHead.tsx'
import { MoreButton } from '@/features/facets/MoreButton.tsx'
import { useOptionList } from '@/features/facets/useOptionList.ts'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { useAliases } from '@/features/settings/useAliases.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { useRequestedState } from '@/pages/search/requestedState.ts'
import {
  useFacetWithCertainty,
  useSeenValues,
  valuesOf,
  type FacetWithCertainty,
} from '@/pages/search/seenAnswers.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  MOST_FILTER_VALUES,
  withFilter,
  withFilterToggled,
  type SearchState,
} from '@/routing/states/searchState.ts'
import { leastInWords } from '@/words/leastInWords.ts'
import { anyOf } from '@/words/names.ts'
import { besideEachOther, facetOptions, spelledGroups, type SpelledGroup } from './facetOptions.ts'
import { optionKeys } from './optionKeys.ts'
import styles from './FilterFacet.module.css'

type FilterFacetProps = {
  name: FacetField
  state: SearchState
  request: SearchRequest
  shown: SearchResult | undefined
}

/** How many options are shown before "more": Any, and the first values. */
export const FEW = 4
const NONE: readonly string[] = []
const NO_ALIASES: Aliases = []

/**
 * The facet of a filter: radio buttons beginning with "Any"; or, when the service takes lists, checkboxes with an "Any" that
 * clears them.
 */
export function FilterFacet({ name, state, request, shown }: FilterFacetProps) {
  const id = useId()
  const go = useGo()
  const { apiVariant } = useConnection()
  const label = facetLabel(name)
  const takesLists = apiVariant.filterLists !== 'one value'
  const chosen = takesLists ? state[name] : state[name].slice(0, 1)
  const listed = valuesOf(shown, name)
  const whole = useFacetWithCertainty(shown, name)
  const { certainty } = whole
  const missing = certainty.is === 'cut' ? certainty.missing : NONE
  const values = useMemo(() => withMissing(listed, missing), [listed, missing])
  const seen = useSeenValues(request, name)
  const options = facetOptions({
    name,
    values,
    seen,
    chosen,
    isChosen: (value) => chosen.includes(value),
  })
  // The aliases of this field: only names of merchants and brands can be merged.
  const merged: Partial<Record<FacetField, Aliases>> = useAliases()
  const aliases = merged[name] ?? NO_ALIASES
  const groups = useMemo(
    () => spelledGroups(mergeSeenValues(seen, values), aliases),
    [seen, values, aliases],
  )
  const names = useMemo(() => {
    const keyOf = groupKeys(aliases)
    return new Set(values.map(([value]) => keyOf(value))).size
  }, [values, aliases])
  const list = useOptionList(besideEachOther(options, groups), FEW)
  const highest = Math.max(1, ...values.map(([, count]) => count ?? 0))

  const next = (value: string | null): SearchState => {
    if (!takesLists || value === null) return withFilter(state, name, value)
    return withFilterToggled(state, { name, value })
  }
  const moves = useChoiceMoves()
  const choose = (index: number) => {
    const value = list.visible[index - 1]?.value ?? null
    moves.move((isMoved) =>
      go(paths.search(next(value)), { replace: isMoved, preserveScroll: true }),
    )
  }
  const refusal = refusalOf(chosen)

  return (
    <fieldset
      className={styles.facet}
      role={takesLists ? 'group' : 'radiogroup'}
      aria-labelledby={id}
    >
      <FacetHead id={id} label={label} count={countInWords(names, certainty)} list={list} />
      {certainty.is === 'cut' && (
        <p className={styles.cut}>{cutInWords(whole, certainty.missing)}</p>
      )}
      <div
        onKeyDown={(event) => optionKeys(event, takesLists ? null : choose)}
        onBlur={moves.onBlur}
        role="none"
      >
        <FilterOption
          as={takesLists ? 'link' : 'radio'}
          name={name}
          value={null}
          text={anyOf(label)}
          next={next(null)}
        />
        {list.visible.map(({ value, count, chosen: isChosen }, index) => {
          const group = groups.get(value)
          const before = list.visible[index - 1]
          const isFirst = before === undefined || groups.get(before.value) !== group
          return (
            <Fragment key={value}>
              {group && isFirst && <GroupHead group={group} />}
              <FilterOption
                as={takesLists ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                text={value}
                isOfGroup={group !== undefined}
                count={count}
                share={(count ?? 0) / highest}
                next={next(value)}
                refusal={takesLists && !isChosen ? refusal : undefined}
              />
            </Fragment>
          )
        })}
      </div>
      <MoreButton
        className={styles.more ?? ''}
        label={label}
        list={list}
        isComplete={certainty.is === 'complete'}
      />
    </fieldset>
  )
}

/** Why no further value can be chosen; undefined while further values can be. */
export function refusalOf(chosen: readonly string[]): string | undefined {
  return chosen.length < MOST_FILTER_VALUES
    ? undefined
    : `${MOST_FILTER_VALUES} values is the limit`
}

/** Adds values that are in known records but not in the list of the facet: they can be chosen, but their counts are unknown. */
function withMissing(listed: FacetValue[], missing: readonly string[]): FacetValue[] {
  if (missing.length === 0) return listed
  return [...listed, ...missing.map((value): FacetValue => [value, null])]
}

function countInWords(names: number, { is }: FacetCertainty): string | undefined {
  if (names === 0) return undefined
  return is === 'complete' ? `all ${formatCount(names)}` : leastInWords(names, false)
}

/** Why the list counts as cut, as text: values of known products are missing, or its counts don't cover all products. */
function cutInWords({ values, found }: FacetWithCertainty, missing: readonly string[]): string {
  const cut = `List cut at ${formatCount(values.length)}`
  if (missing.length > 0) return `${cut}; ${formatCount(missing.length)} more seen in products`
  const counted = formatCount(sumOfCounts(values))
  return `${cut}; it counts ${counted} of ${plural(found ?? 0, 'product')}`
}

/**
 * The heading above several spellings of a name, with their number of products. They stay separate options, because only one is
 * sent.
 */
function GroupHead({ group: { name, spellings, count } }: { group: SpelledGroup }) {
  return (
    <p className={styles.group}>
      <span className={styles.value} dir="auto" title={name}>
        {name}
      </span>
      <Spellings of={spellings} name={name} />
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </p>
  )
}

const DOT = <span className={styles.dot} />
const NO_DOT = <span />

type FilterOptionProps = {
  /** How the option acts. 'link' is the "Any" of a group of checkboxes, which clears the group and has no checkbox. */
  as: 'radio' | 'checkbox' | 'link'
  name: FilterField
  /** The value of the option; null for "Any". */
  value: string | null
  text: string
  /** Whether the option is one of several spellings below a heading. */
  isOfGroup?: boolean
  count?: number | null
  /** The count of the option as a share of the highest one, from 0 to 1. */
  share?: number
  next: SearchState
  /** Why the option can't be chosen; it stays a link without effect, so that it doesn't lose the focus. */
  refusal?: string | undefined
}

/** One option of a filter, as a real link that can be opened in another tab. A click redraws only the options that change. */
export function FilterOption(props: FilterOptionProps) {
  const { as: role, name, value } = props
  const requested = useRequestedState()[name]
  const isChosen =
    value === null
      ? requested.length === 0
      : (role === 'radio' ? requested.slice(0, 1) : requested).includes(value)
  return useMemo(() => drawn(props, isChosen), [props, isChosen])
}

function drawn(props: FilterOptionProps, isChosen: boolean) {
  const { as: role, text, isOfGroup = false, count = null, share = 0, next, refusal } = props
  return (
    <Link
      className={classes(styles.option, isOfGroup && styles.spelling)}
      to={paths.search(next)}
      preserveScroll
      {...(role === 'link'
        ? { 'aria-current': isChosen || undefined }
        : { role, 'aria-checked': isChosen })}
      // In a radio group, Tab reaches only the chosen option.
      tabIndex={role !== 'radio' || isChosen ? 0 : -1}
      style={cssVars({ '--share': share })}
      draggable={false}
      {...(refusal !== undefined && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    >
      {role === 'link' ? NO_DOT : DOT}
      <span className={styles.value} dir="auto" title={refusal ?? text}>
        {text}
      </span>
      {/* The space separates the count from the name for screen readers. */}{' '}
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </Link>
  )
}
