import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SearchRequest } from '../../../catalog/operations/calls.ts'
import type { SearchResult } from '../../../catalog/operations/search.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { useGo } from '../../../shell/way.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { paths } from '../../../url/paths.ts'
import { withFilter, type SearchState } from '../../../url/states/searchState.ts'
import { clearFilter, NAMES } from '../../../words/names.ts'
import { seenInRecords } from './seenInRecords.ts'

type TypedFilterProps = {
  name: 'category' | 'division'
  state: SearchState
  request: SearchRequest
  /** The latest answer. */
  arrived: SearchResult | undefined
}

/** A filter without a facet: free text, with the values of loaded records to pick from. */
export function TypedFilter({ name, state, request, arrived }: TypedFilterProps) {
  const go = useGo()
  const client = useQueryClient()
  const connection = useConnection()
  const applied = state[name]
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  // A draft belongs to the value it was typed over: Back brings another value, and the draft is void.
  const text = draft?.over === applied ? draft.text : applied
  // What is in the cache changes with every answer.
  const countries = request.countries.join(',')
  const suggestions = useMemo(
    () => (arrived === undefined ? [] : seenInRecords(client, connection, countries, name)),
    [arrived, client, connection, countries, name],
  )
  const apply = (value: string) => {
    setDraft(null)
    if (value.trim() !== applied) {
      go(paths.search(withFilter(state, name, value.trim() || null)), { keepScroll: true })
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply(text)
      }}
    >
      <TextField
        size="s"
        label={NAMES[name]}
        placeholder="Type a value"
        value={text}
        suggestions={suggestions}
        hint={text === applied ? undefined : 'Enter applies it'}
        clearLabel={clearFilter(name)}
        onChange={(value) => setDraft({ text: value, over: applied })}
        onClear={() => apply('')}
        enterKeyHint="search"
        dir="auto"
      />
    </form>
  )
}
