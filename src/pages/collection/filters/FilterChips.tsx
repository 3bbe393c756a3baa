import { Button } from '@/components/ui/buttons/Button.tsx'
import type { RowFilter } from '@/domain/rows/rowView.ts'
import { ChipList } from '@/features/facets/ChipList.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { removeActiveFilter, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import type { ActiveFilter } from './filterWords.ts'

type Props = {
  list: readonly ActiveFilter[]
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** The chips of the active filters, each with a button that removes it. */
export function FilterChips({ list, onFilter, onClear }: Props) {
  return (
    <ChipList
      label={COLLECTION_VIEWS.applied}
      chips={list.map(({ of, label, value, without }) => ({
        key: of,
        tone: 'filter',
        label,
        value,
        removeLabel: removeActiveFilter(label, value),
        onRemove: () => onFilter(without),
      }))}
      clear={
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            focusHeading()
            onClear()
          }}
        >
          {COLLECTION_VIEWS.clearAll}
        </Button>
      }
    />
  )
}
