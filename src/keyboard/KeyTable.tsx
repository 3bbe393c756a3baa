import { classes } from '../ui/classes.ts'
import { KeyCaps } from './KeyCaps.tsx'
import styles from './KeyHelp.module.css'
import { KEY_GROUPS, shortcuts } from './shortcuts.ts'

type Props = {
  /** Whether characters alone do anything; what does nothing says so. */
  singleKeys: boolean
}

/** Every shortcut of the one table, with its keys. */
export function KeyTable({ singleKeys }: Props) {
  return KEY_GROUPS.map((group) => (
    <section key={group} className={styles.group}>
      <h4>{group}</h4>
      <dl className={classes(styles.keys, group === 'Go to' && styles.places)}>
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
