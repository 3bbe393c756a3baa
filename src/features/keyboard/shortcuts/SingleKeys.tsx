import { OnOff } from '@/components/ui/fields/OnOff.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'

/** Turns single-key shortcuts on or off: people who use speech input or hit keys by accident need them off (WCAG 2.1.4). */
export function SingleKeys() {
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  return <OnOff label={KEYBOARD.singleKeys} isOn={singleKeys} onChange={setSingleKeys} />
}
