import { Button } from '@/components/ui/buttons/Button.tsx'
import type { RowFilter } from '@/domain/rows/rowView.ts'
import { ChipList } from '@/features/facets/ChipList.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { removeNarrowing, COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import type { Narrowing } from './filterWords.ts'

type Props = {
  list: readonly Narrowing[]
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ list, onFilter, onClear }: Props) {
  return (
    <ChipList
      label={COLLECTION_VIEWS.applied}
      chips={list.map(({ of, label, value, without }) => ({
        key: of,
        tone: 'filter',
        label,
        value,
        removeLabel: removeNarrowing(label, value),
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
