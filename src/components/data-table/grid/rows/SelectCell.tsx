import { useRef } from 'react'
import { Checkbox } from '@/components/ui/fields/Checkbox.tsx'

type Props = {
  label: string
  /** null for a row that cannot be told from others: it has no box. */
  isSelected: boolean | null
  /** `isRange` with Shift: all from the one pressed before to this. */
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
          // Comes first, and knows of the key; of a click on Space, too.
          onClick={({ shiftKey }) => {
            withShift.current = shiftKey
          }}
          onChange={(on) => onSelect(on, withShift.current)}
        />
      )}
    </td>
  )
}
