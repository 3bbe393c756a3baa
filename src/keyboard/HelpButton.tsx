import { usePreference } from '../shell/settings/usePreference.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { KEYBOARD } from '../words/keyboardNames.ts'
import styles from './HelpButton.module.css'
import { shortcutOf } from './keyWords.ts'
import { showLayer } from './shortcuts/layer.ts'

/** In the top bar: what the marks mean, and which keys there are. A narrow bar has no room; the settings have. */
export function HelpButton() {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <IconButton
      className={styles.button}
      label={KEYBOARD.help}
      icon={<span aria-hidden="true">{shortcutOf('help')?.keys}</span>}
      aria-haspopup="dialog"
      aria-keyshortcuts={singleKeys ? '?' : undefined}
      onClick={() => showLayer('help')}
    />
  )
}
