import { useRef } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'

type Props = {
  label: string
  /** Whether the row is selected; null for a row without a unique key, which has no checkbox. */
  isSelected: boolean | null
  /** Selects or deselects the row; with `isRange` (Shift is down), all rows from the last clicked one to this row. */
  onSelect: (isSelected: boolean, isRange: boolean) => void
}

/** The cell with the checkbox, the first of a row that can be selected. */
export function SelectCell({ label, isSelected, onSelect }: Props) {
  const withShift = useRef(false)
  return (
    <td data-stick="select">
      {isSelected !== null && (
        <Checkbox
          hideLabel
          label={label}
          checked={isSelected}
          // The click event comes before the change event, and knows whether Shift is down; Space triggers it too.
          onClick={({ shiftKey }) => {
            withShift.current = shiftKey
          }}
          onChange={(on) => onSelect(on, withShift.current)}
        />
      )}
    </td>
  )
}
