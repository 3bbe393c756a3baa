import type { Connection } from '../api/connection.ts'
import { classes } from '../ui/classes.ts'
import styles from './ConnectionBadge.module.css'

const WORDS: Record<Connection['way'], [badge: string, says: string]> = {
  demo: ['Demo data', 'Invented data, made on this machine. No request leaves it.'],
  proxy: ['Live', 'Requests go to the service through this site, which holds the key.'],
  direct: ['Live, direct', 'Requests go from this browser to the service.'],
}

/** On every page: whether what is shown is invented, and how the service is reached. */
export function ConnectionBadge({ way }: Pick<Connection, 'way'>) {
  const [badge, says] = WORDS[way]
  return (
    <span className={classes(styles.badge, way === 'demo' && styles.demo)} title={says}>
      {badge}
    </span>
  )
}
