import type { Connection } from '../api/connection.ts'
import { classes } from '../ui/classes.ts'
import styles from './ConnectionBadge.module.css'

const WORDS: Record<Connection['way'], NonNullable<Connection['badge']>> = {
  demo: ['Demo data', '', 'Invented data, made on this machine. No request leaves it.'],
  proxy: ['Live', '', 'Requests go to the service through this site, which holds the key.'],
  direct: ['Live, direct', '', 'Requests go from this browser to the service.'],
}

/** On every page: whether what is shown is invented or one's own, and how the service is reached. */
export function ConnectionBadge({
  way,
  badge: [badge, rest, says] = WORDS[way],
}: Pick<Connection, 'way' | 'badge'>) {
  return (
    <span
      className={classes(styles.badge, way === 'demo' && (rest ? styles.own : styles.demo))}
      title={says}
    >
      {badge}
      <span className={styles.rest}>{rest}</span>
    </span>
  )
}
