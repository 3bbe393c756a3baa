import { useRef } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'

type Props = {
  label: string
  /** Null for a row without a unique key: it has no checkbox. */
  isSelected: boolean | null
  /** `isRange` (with Shift): all rows from the last one clicked to this. */
  onSelect: (isSelected: boolean, isRange: boolean) => void
}

/** The first cell of a row that can be selected. */
export function SelectCell({ label, isSelected, onSelect }: Props) {
  const withShift = useRef(false)
  return (
    <td data-stick="select">
      {isSelected !== null && (
        <Checkbox
          hideLabel
          label={label}
          checked={isSelected}
          // Runs before the change event, and knows whether Shift is down; Space triggers it too.
          onClick={({ shiftKey }) => {
            withShift.current = shiftKey
          }}
          onChange={(on) => onSelect(on, withShift.current)}
        />
      )}
    </td>
  )
}
