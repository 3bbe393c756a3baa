import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { KEYS } from './shortcuts/keys.ts'
import { showLayer } from './shortcuts/layer.ts'
import styles from './HelpButton.module.css'

/**
 * The help button in the top bar, which shows what the marks mean, and the shortcuts. A narrow bar has no space for it; Settings
 * shows the help too.
 */
export function HelpButton() {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <IconButton
      className={styles.button}
      label={KEYBOARD.help}
      icon={<span aria-hidden="true">{KEYS.help}</span>}
      aria-haspopup="dialog"
      aria-keyshortcuts={singleKeys ? KEYS.help : undefined}
      onClick={() => showLayer('help')}
    />
  )
}
