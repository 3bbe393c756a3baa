import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { OFFLINE } from '@/words/offlineNames.ts'
import styles from './OfflineMark.module.css'

const READABLE = [
  { label: 'Your collections', to: paths.collections() },
  { label: 'Your price lists', to: paths.priceList() },
  { label: 'Recent look-ups', to: paths.start() },
]

/** A badge in the top bar while the browser is offline. Its panel says what still works and what continues later. */
export function OfflineMark() {
  const { mode } = useConnection()
  useEffect(() => {
    announce(OFFLINE.noConnection)
    return () => announce(OFFLINE.back)
  }, [])
  return (
    <Popover
      label={OFFLINE.label}
      align="end"
      trigger={
        <>
          <WifiOff />
          <span>{OFFLINE.label}</span>
        </>
      }
      triggerLabel={OFFLINE.label}
      triggerClassName={classes(styles.mark, mode === 'demo' && styles.beside)}
      panelClassName={styles.panel}
    >
      {(close) => (
        <>
          <p>
            <b>{OFFLINE.noConnection}</b> You can still open what is saved in this browser:
          </p>
          <ul className={styles.list}>
            {READABLE.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p>Everything else continues when the connection is back.</p>
        </>
      )}
    </Popover>
  )
}
