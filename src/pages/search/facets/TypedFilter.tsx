import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import type { FacetValue } from '@/api/facets.ts'
import type { FilterField } from '@/api/fields/filters.ts'
import { fieldOf } from '@/api/fields/places.ts'
import type { SearchRequest } from '@/api/operations/calls.ts'
import type { SearchResult } from '@/api/operations/search.ts'
import { ComboBox } from '@/components/ui/fields/ComboBox.tsx'
import { FacetHead } from '@/features/facets/FacetHead.tsx'
import { MoreButton } from '@/features/facets/MoreButton.tsx'
import { useOptionList } from '@/features/facets/useOptionList.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { withFilter, withFilterToggled, type SearchState } from '@/routing/states/searchState.ts'
import { anotherOf, anyOf, clearFilter } from '@/words/names.ts'
import { facetOptions } from './facetOptions.ts'
import { FEW, FilterOption, refusalOf } from './FilterFacet.tsx'
import { optionKeys } from './optionKeys.ts'
import { seenInRecords } from './seenInRecords.ts'
import styles from './FilterFacet.module.css'

type TypedFilterProps = {
  name: FilterField
  state: SearchState
  request: SearchRequest
  /** The latest answer to the search; undefined before the first. */
  arrived: SearchResult | undefined
}

/**
 * The field of a filter without a facet: free text, with values from loaded records as suggestions. When the service takes lists,
 * these values are checkboxes below the field, and typed values are added to them.
 */
export function TypedFilter({ name, state, request, arrived }: TypedFilterProps) {
  const client = useQueryClient()
  const connection = useConnection()
  // Computed anew for each answer, because each one adds records to the cache.
  const countries = request.countries.join(',')
  const seen = useMemo(
    () => (arrived === undefined ? [] : seenInRecords(client, connection, countries, name)),
    [arrived, client, connection, countries, name],
  )
  const Field = connection.apiVariant.filterLists === 'one value' ? OneValue : ListedValues
  return <Field name={name} label={fieldOf(name).label} state={state} seen={seen} />
}

type FieldProps = Pick<TypedFilterProps, 'name' | 'state'> & {
  label: string
  seen: readonly string[]
}

function OneValue({ name, label, state, seen }: FieldProps) {
  const go = useGo()
  const [applied = ''] = state[name]
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  // A draft belongs to the value that it was typed over. When another value is applied, for example by Back, the draft is
  // dropped.
  const text = draft?.over === applied ? draft.text : applied
  const apply = (value: string) => {
    setDraft(null)
    if (value.trim() !== applied) {
      go(paths.search(withFilter(state, name, value.trim() || null)), { preserveScroll: true })
    }
  }
  return (
    <ComboBox
      label={label}
      placeholder="Type a value"
      value={text}
      options={seen}
      clearLabel={clearFilter(label)}
      onChange={(value) => setDraft({ text: value, over: applied })}
      onChoose={apply}
      onClear={() => apply('')}
    />
  )
}

function ListedValues({ name, label, state, seen }: FieldProps) {
  const id = useId()
  const go = useGo()
  const [draft, setDraft] = useState('')
  const chosen = state[name]
  const refusal = refusalOf(chosen)
  const options = facetOptions({
    name,
    values: seen.map((value): FacetValue => [value, null]),
    chosen,
    isChosen: (value) => chosen.includes(value),
  })
  const list = useOptionList(options, FEW)
  const add = (input: string) => {
    const value = input.trim()
    if (value === '' || refusal !== undefined) return
    setDraft('')
    if (chosen.includes(value)) return
    go(paths.search(withFilterToggled(state, { name, value })), { preserveScroll: true })
  }
  return (
    <fieldset className={styles.facet} aria-labelledby={id}>
      <FacetHead id={id} label={label} list={list} />
      <ComboBox
        label={anotherOf(label)}
        hideLabel
        placeholder="Type a value"
        value={draft}
        options={seen.filter((value) => !chosen.includes(value))}
        hint={draft.trim() === '' ? undefined : refusal}
        onChange={setDraft}
        onChoose={add}
      />
      <div onKeyDown={(event) => optionKeys(event)} role="none">
        <FilterOption
          as="link"
          name={name}
          value={null}
          text={anyOf(label)}
          next={withFilter(state, name, null)}
        />
        {list.visible.map(({ value, chosen: isChosen }) => (
          <FilterOption
            key={value}
            as="checkbox"
            name={name}
            value={value}
            text={value}
            next={withFilterToggled(state, { name, value })}
            refusal={isChosen ? undefined : refusal}
          />
        ))}
      </div>
      <MoreButton className={styles.more ?? ''} label={label} list={list} isComplete={false} />
    </fieldset>
  )
}
