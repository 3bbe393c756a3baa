import { Segmented } from './Segmented.tsx'

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A choice between on and off that applies as soon as the user clicks. */
export function OnOff({ label, isOn, onChange }: Props) {
  return (
    <Segmented
      label={label}
      size="s"
      options={OPTIONS}
      value={isOn ? 'on' : 'off'}
      onChange={(value) => onChange(value === 'on')}
    />
  )
}
