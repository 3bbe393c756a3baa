import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/routing/Link.tsx'
import styles from './PageTabs.module.css'

type PageTab = {
  name: string
  to: string
  /** Its own path; pages whose path begins with it belong to it. */
  path: string
  /** Of several tabs of one path whether it is the one that is shown. */
  isShown?: boolean
  /** How much there is, where that is known. */
  count?: ReactNode
}

type Props = { label: string; tabs: readonly PageTab[] }

/** Pages that are views of one place: links, because each has its own address. */
export function PageTabs({ label, tabs }: Props) {
  const { pathname } = useLocation()
  // Of two that fit, the longer path is the nearer one.
  const [here] = tabs
    .filter(({ isShown = true }) => isShown)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ name, to, path, count }) => (
          <li key={name}>
            <Link
              to={to}
              prefetch
              aria-current={name === here?.name ? (pathname === path ? 'page' : true) : undefined}
            >
              {name}
              {count && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
