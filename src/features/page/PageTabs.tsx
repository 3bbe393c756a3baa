import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/routing/Link.tsx'
import styles from './PageTabs.module.css'

type PageTab = {
  name: string
  to: string
  /** The tab’s own path; pages whose path begins with it belong to it. */
  path: string
  /** For tabs with the same path: whether this tab is the current one. */
  isShown?: boolean
  /** How many items the tab’s page has, if known. */
  count?: ReactNode
}

type Props = { label: string; tabs: readonly PageTab[] }

/** Tabs for pages that are views of one place: links, because each has an address. */
export function PageTabs({ label, tabs }: Props) {
  const { pathname } = useLocation()
  // If two match, the longer path is the more specific.
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
