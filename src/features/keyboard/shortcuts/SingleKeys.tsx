import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'

/** Whether characters alone are shortcuts: whoever speaks to the computer, or hits keys by chance, needs them off (WCAG 2.1.4). */
export function SingleKeys() {
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  return <OnOff label={KEYBOARD.singleKeys} isOn={singleKeys} onChange={setSingleKeys} />
}
