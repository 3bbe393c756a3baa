import { useSyncExternalStore } from 'react'
import type { Connection } from '@/api/connection.ts'
import { browserConnectivity } from '@/api/http/connectivity.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { OfflineMark } from '@/features/messages/OfflineMark.tsx'
import { useNavigation } from '@/routing/navigation.tsx'
import { useDemoDrawer } from './useDemoDrawer.tsx'
import styles from './ConnectionBadge.module.css'

const WORDS: Record<Connection['mode'], NonNullable<Connection['badge']>> = {
  demo: ['Demo', '', 'Sample data. Nothing is sent anywhere.'],
  proxy: ['Live', '', 'Requests go to the service through this site, which has the key.'],
  direct: ['Live, direct', '', 'Requests go from this browser to the service.'],
}

type Props = Pick<Connection, 'mode' | 'badge'> & {
  /** The demo’s controls, if the badge also opens them. */
  demo?: Connection['demo']
}

/** A badge on every page: whether the data is sample data or the user’s own, and how the service is reached. */
export function ConnectionBadge({
  mode,
  badge: [badge, rest, description] = WORDS[mode],
  demo,
}: Props) {
  const className = classes(styles.badge, mode === 'demo' && (rest ? styles.own : styles.demo))
  const isOnline = useSyncExternalStore(browserConnectivity.onChange, browserConnectivity.isOnline)
  // The demo needs no network, so its badge stays while the browser is offline.
  return (
    <>
      {!isOnline && <OfflineMark />}
      {(isOnline || mode === 'demo') &&
        // The first condition is a constant, so that a live build contains none of this code.
        (__DEMO__ && demo ? (
          <DemoBadge
            words={[badge, rest]}
            description={description}
            className={className}
            restClassName={styles.rest}
          />
        ) : (
          <span className={className} title={description}>
            {badge}
            <span className={styles.rest}>{rest}</span>
          </span>
        ))}
    </>
  )
}

type DemoBadgeProps = {
  /** The text of the badge, and `rest`, which is shown if there is space. */
  words: readonly [badge: string, rest: string]
  description: string
  className: string
  restClassName: string | undefined
}

/** The accessible name of the badge, "Demo · 2 on: demo controls": its visible text, and what a click opens. */
const badgeLabel = (words: string, on: number) =>
  `${words}${on === 0 ? '' : ` · ${on} on`}: demo controls`

/** The badge of the demo: its text, how many settings differ from the default, and a click that opens the controls. */
function DemoBadge({
  words: [badge, rest],
  description,
  className,
  restClassName,
}: DemoBadgeProps) {
  const { open, drawer } = useDemoDrawer()
  const carried = new URLSearchParams(useNavigation().carried)
  const named = (carried.get('demo') ?? '').split(',').filter((name) => name.trim() !== '')
  const on = named.length + Number(carried.has('catalog'))
  return (
    <>
      <button
        type="button"
        className={classes(className, 'touch')}
        title={description}
        aria-haspopup="dialog"
        aria-label={badgeLabel(badge + rest, on)}
        onClick={open}
      >
        {badge}
        <span className={restClassName}>{rest}</span>
        {on > 0 && ` · ${on}`}
      </button>
      {drawer}
    </>
  )
}
