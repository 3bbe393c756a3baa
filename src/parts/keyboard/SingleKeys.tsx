import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { usePreference } from '../usePreference.ts'

/** Whether characters alone are shortcuts: whoever speaks to the computer, or hits keys by chance, needs them off (WCAG 2.1.4). */
export function SingleKeys() {
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  return (
    <Segmented
      label={KEYBOARD.singleKeys}
      size="s"
      options={[
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ]}
      value={singleKeys ? 'on' : 'off'}
      onChange={(value) => setSingleKeys(value === 'on')}
    />
  )
}
