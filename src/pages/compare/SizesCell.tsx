import { formatCount } from '../../lib/format.ts'
import { isolated } from '../../lib/isolated.ts'
import { MISSING } from '../../lib/missing.ts'
import { classes } from '../../ui/classes.ts'
import styles from './SizesCell.module.css'
import type { SizeState } from './cellValue.ts'

type Props = { sizes: readonly { name: string; state: SizeState }[] }

const WORDS: Record<SizeState, string> = {
  available: 'available',
  out: 'not available',
  unknown: 'stock unknown',
  none: 'not among its SKUs',
}
/** A shoe has twenty, a hostile record thousands: every one of them has a row under “SKUs by size”. */
const MOST = 24

/** Every size of any product in the same place: framed where available, struck where not, a dash where there is none. */
export function SizesCell({ sizes }: Props) {
  return (
    <ul className={styles.sizes}>
      {sizes.slice(0, MOST).map(({ name, state }) => (
        <li
          key={name}
          className={classes(styles.size, styles[state])}
          title={`${isolated(name)}: ${WORDS[state]}`}
        >
          <span className={styles.text} aria-hidden="true">
            {state === 'none' ? MISSING : name}
            {state === 'unknown' && '?'}
          </span>
          <span className="vh">{`${name}: ${WORDS[state]}`}</span>
        </li>
      ))}
      {sizes.length > MOST && <li>{`${formatCount(sizes.length - MOST)} more below`}</li>}
    </ul>
  )
}
