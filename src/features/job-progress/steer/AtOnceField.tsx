import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { RUN } from '@/words/runNames.ts'

const AT_ONCE = [1, 2, 4, 8, 12]

type AtOnceFieldProps = {
  value: number
  onChange: (value: number) => void
  hideLabel?: boolean
}

/** A field for how many requests a run sends at a time. */
export function AtOnceField({ value, onChange, hideLabel = false }: AtOnceFieldProps) {
  const offered = AT_ONCE.includes(value) ? AT_ONCE : [...AT_ONCE, value].toSorted((a, b) => a - b)
  return (
    <SelectField
      size="s"
      label={RUN.atOnce}
      hideLabel={hideLabel}
      options={offered.map((count) => ({ value: String(count), label: String(count) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
