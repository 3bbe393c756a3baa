import { useLayoutEffect } from 'react'
import { usePreference } from '../shell/usePreference.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { KEYBOARD } from '../words/keyboardNames.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './KeyHelp.module.css'
import { KeyTable } from './KeyTable.tsx'
import { MarkTable } from './MarkTable.tsx'
import { SingleKeys } from './SingleKeys.tsx'
import { shortcutOf } from './keyWords.ts'
import { layerCame, showLayer } from './layer.ts'

const commands = shortcutOf('commands')

/** What the marks on the pages mean, and every shortcut. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys] = usePreference('singleKeys')
  useLayoutEffect(() => layerCame(), [])
  return (
    <Sheet
      open
      onClose={onClose}
      title={KEYBOARD.help}
      className={styles.sheet}
      actions={
        <Button size="s" className={styles.command ?? ''} onClick={() => showLayer('commands')}>
          {KEYBOARD.commands} {commands && <KeyCaps shortcut={commands} />}
        </Button>
      }
    >
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="help-marks">
          <h3 id="help-marks">{KEYBOARD.marks}</h3>
          <MarkTable />
        </section>
        <section className={styles.part} aria-labelledby="help-keys">
          <h3 id="help-keys">{KEYBOARD.keys}</h3>
          <div className={styles.setting}>
            <span className={styles.words}>
              {KEYBOARD.singleKeys}
              <span className={styles.where}>all that need neither Ctrl nor Esc</span>
            </span>
            <SingleKeys />
          </div>
          <KeyTable singleKeys={singleKeys} />
        </section>
      </div>
    </Sheet>
  )
}
