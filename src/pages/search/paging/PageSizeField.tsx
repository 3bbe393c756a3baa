import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { PAGE_SIZES, withSize, type SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'

const SIZES = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }) as const)

/** Rows a page; the first row on screen stays among them. */
export function PageSizeField({ state, className }: { state: SearchState; className?: string }) {
  const go = useGo()
  return (
    <SelectField
      label={NAMES.perPage}
      className={className ?? ''}
      options={SIZES}
      value={`${state.size}`}
      onChange={(text) => {
        const size = PAGE_SIZES.find((one) => `${one}` === text) ?? state.size
        go(paths.search(withSize(state, size)))
      }}
    />
  )
}
