import { ColumnPicker } from '../../../grid/ColumnPicker.tsx'
import type { SearchState } from '../../../url/states/searchState.ts'
import { heldColumns, shownColumns } from './columns.ts'
import { useSearch } from '../useSearch.ts'

type ResultColumnPickerProps = {
  state: SearchState
  countries: string[]
  /** null: the usual ones. */
  chosen: readonly string[] | null
  onChoose: (columns: string[] | null) => void
}

/** Which fields the table shows, of those that the answer holds. */
export function ResultColumnPicker({
  state,
  countries,
  chosen,
  onChoose,
}: ResultColumnPickerProps) {
  const { shown } = useSearch(state, countries)
  const products = shown?.products ?? []
  const ids = shownColumns(products, chosen).map(({ key }) => key)
  const now = chosen ?? ids
  return (
    <ColumnPicker
      table="search"
      held={heldColumns(products).map(({ key, label }) => ({
        key,
        label,
        isAlwaysShown: key === 'title',
      }))}
      shown={ids}
      onChoose={(id, on) => onChoose(on ? [...now, id] : now.filter((other) => other !== id))}
      onUsual={chosen && (() => onChoose(null))}
    />
  )
}
