import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { SEARCH_PAGE_SIZES, withSize, type SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'

const SIZES = SEARCH_PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }) as const)

/** The field for the number of rows per page; the first visible row stays on the new page. */
export function PageSizeField({ state, className }: { state: SearchState; className?: string }) {
  const go = useGo()
  return (
    <SelectField
      label={NAMES.perPage}
      className={className ?? ''}
      options={SIZES}
      value={`${state.size}`}
      onChange={(text) => {
        const size = SEARCH_PAGE_SIZES.find((one) => `${one}` === text) ?? state.size
        go(paths.search(withSize(state, size)))
      }}
    />
  )
}
