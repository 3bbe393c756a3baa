import { shortcutOf } from '../../domain/keyWords.ts'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './HelpButton.module.css'
import { showLayer } from './layer.ts'
import { usePreference } from '../usePreference.ts'

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
