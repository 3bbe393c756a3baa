import { Fragment } from 'react'
import { keySeparator, keyCaps } from './keyWords.ts'
import { isMac } from './shortcuts/platform.ts'
import type { Shortcut } from './shortcuts/shortcuts.ts'
import styles from './KeyCaps.module.css'

/** Draws the keys of a shortcut as key caps. */
export function KeyCaps({ shortcut }: { shortcut: Shortcut }) {
  const word = keySeparator(shortcut)
  return (
    <span className={styles.keys}>
      {keyCaps(shortcut, isMac()).map((cap, index) => (
        <Fragment key={cap}>
          {index > 0 && word !== '' && <span className={styles.between}>{word}</span>}
          <kbd>{cap}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
