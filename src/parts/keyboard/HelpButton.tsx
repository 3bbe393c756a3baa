import { shortcutOf } from '../../domain/keyWords.ts'
import { NAMES } from '../../domain/names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './HelpButton.module.css'
import { showLayer } from './layer.ts'
import { usePreference } from '../usePreference.ts'

/** In the top bar: what the marks mean, and which keys there are. A phone's bar has no room; its settings have. */
export function HelpButton() {
  const [singleKeys] = usePreference('singleKeys')
  return (
    <IconButton
      className={styles.button}
      label={NAMES.help}
      icon={<span aria-hidden="true">{shortcutOf('help')?.keys}</span>}
      aria-haspopup="dialog"
      aria-keyshortcuts={singleKeys ? '?' : undefined}
      onClick={() => showLayer('help')}
    />
  )
}
