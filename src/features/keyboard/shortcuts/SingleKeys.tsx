import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'

/** The switch for single-key shortcuts. People who use speech input or hit keys by accident need them off (WCAG 2.1.4). */
export function SingleKeys() {
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  return <OnOff label={KEYBOARD.singleKeys} isOn={singleKeys} onChange={setSingleKeys} />
}
