import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { formatTime, formatWhenShort } from '../../domain/formatTimes.ts'
import { NAMES } from '../../domain/names.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { recentsQuery } from '../../parts/recentsQuery.ts'
import { Panel } from '../../ui/Panel.tsx'
import styles from './RecentUrls.module.css'

const SHOWN = 6

/** A look-up of today is told by its time alone. */
function when(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatTime(at) : formatWhenShort(at)
}

/** The URLs looked up last in this browser, without the one on the page. */
export function RecentUrls({ currentPath }: { currentPath: string }) {
  const connection = useConnection()
  const { data } = useQuery(recentsQuery(connection.id))
  const urls = (data ?? [])
    .filter(({ kind, path }) => kind === 'url' && path !== currentPath)
    .slice(0, SHOWN)
  if (urls.length === 0) return null
  return (
    <Panel title={NAMES.recent} meta="in this browser">
      <ul className={styles.list}>
        {urls.map(({ path, label, detail, figure, at }) => {
          const [host = '', ...rest] = label.split('/')
          return (
            <li key={path} className={styles.row}>
              <Link2 />
              <div className={styles.text}>
                <p className={styles.label} dir="ltr" title={label}>
                  <Link to={path} prefetch translate="no">
                    {host}
                    <span className={styles.rest}>{rest.length > 0 && `/${rest.join('/')}`}</span>
                  </Link>
                </p>
                <p className={styles.detail}>{detail}</p>
              </div>
              <p className={styles.end}>
                <b>{figure === '' ? <Missing what="no index" /> : figure}</b>
                <span>{when(at)}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
