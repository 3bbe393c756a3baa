import { Segmented } from './Segmented.tsx'

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** An on/off choice that takes effect at once. */
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
