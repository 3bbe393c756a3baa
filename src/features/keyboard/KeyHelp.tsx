import { useLayoutEffect } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { shortcutOf } from './keyWords.ts'
import { markGroups } from './marks.tsx'
import { layerOpened, showLayer } from './shortcuts/layer.ts'
import { KEY_GROUPS, shortcuts } from './shortcuts/shortcuts.ts'
import { SingleKeys } from './shortcuts/SingleKeys.tsx'
import styles from './KeyHelp.module.css'

const commands = shortcutOf('commands')

/** The help: what the marks on pages mean, and every shortcut. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [singleKeys] = usePreference('singleKeys')
  useLayoutEffect(() => layerOpened(), [])
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
            <span>
              {KEYBOARD.singleKeys}
              <span className={styles.where}>all shortcuts without Ctrl or Esc</span>
            </span>
            <SingleKeys />
          </div>
          <KeyTable singleKeys={singleKeys} />
        </section>
      </div>
    </Sheet>
  )
}

/** Every mark as pages show it, with its meaning. */
function MarkTable() {
  return markGroups.map(({ title, marks }) => (
    <section key={title} className={styles.group}>
      <h4>{title}</h4>
      <dl>
        {marks.map(({ name, means, sample }) => (
          <div key={name} className={styles.mark}>
            <dt>
              <span aria-hidden="true">{sample}</span>
              <span className="vh">{name}</span>
            </dt>
            <dd>
              <b aria-hidden="true">{name}</b> {means}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

type Props = {
  /** Whether single-key shortcuts are on; if not, the list says which have no effect. */
  singleKeys: boolean
}

/** All shortcuts with their keys. */
function KeyTable({ singleKeys }: Props) {
  return KEY_GROUPS.map((group) => (
    <section key={group} className={styles.group}>
      <h4>{group}</h4>
      <dl className={group === 'Go to' ? styles.places : undefined}>
        {shortcuts
          .filter((shortcut) => shortcut.group === group)
          .map((shortcut) => {
            const { kind, does, where } = shortcut
            const isOff = kind === 'single' && !singleKeys
            return (
              <div key={does} className={classes(styles.key, isOff && styles.off)}>
                <dt>
                  <KeyCaps shortcut={shortcut} />
                </dt>
                <dd>
                  {does}
                  {where !== undefined && <span className={styles.where}>{where}</span>}
                  {isOff && <span className="vh">, switched off</span>}
                </dd>
              </div>
            )
          })}
      </dl>
    </section>
  ))
}
