import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { firstEarlyKey, noteEarlyKeys, replayEarlyKeys } from '@/app/start/earlyKeys.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { ConnectionBadge } from '@/features/demo/ConnectionBadge.tsx'
import { HelpButton } from '@/features/keyboard/HelpButton.tsx'
import { firstLayer } from '@/features/keyboard/shortcuts/layer.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { useNavItems } from '@/features/page/navItems.ts'
import { Omnibox } from '@/features/search-box/Omnibox.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { onStartMode, readStartMode } from '@/storage/preferences/startMode.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { NAMES } from '@/words/names.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { NewMatches } from './lazyNewMatches.ts'
import { MorePlaces } from './MorePlaces.tsx'
import { OwnMerchantPicker } from './OwnMerchantPicker.tsx'
import styles from './TopBar.module.css'

// Running work continues when the user leaves its page, and resumes on the next visit. Its indicator loads once the page is
// complete, because it isn’t urgent.
const RunningWork = lazyPart(async () => {
  await whenFirstPageComplete()
  return (await import('./RunningWork.tsx')).RunningWork
})

// Keys typed before the shortcuts have loaded are recorded, and take effect once they have loaded.
const Shortcuts = lazyPart(async () => {
  noteEarlyKeys()
  await Promise.race([whenFirstPageComplete(), firstEarlyKey(), firstLayer()])
  return (await import('@/features/keyboard/shortcuts/Shortcuts.tsx')).Shortcuts
})

/** The logo is a constant, because the bar is redrawn on each navigation. */
const MARK = (
  <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
    <rect width="22" height="22" rx="4" fill="currentColor" />
    <path d="M4 5h2.5v12H4zM8 5h1.2v12H8zM10.8 5H14v8h-3.2zM15.5 5H18v12h-2.5zM10.8 15H14v2h-3.2z" />
  </svg>
)
const SETTINGS = <Settings />
const SEARCH = <Search />

/** Pages whose header shows the search box on a phone; on others a button opens it. */
const HAS_BOX_ON_PHONE = /^\/(?:$|search$|ean(?:\/|$))/

/** The top bar: the logo, the pages, the search box, the country, your merchant, help and settings. */
export function TopBar() {
  const { pathname } = useLocation()
  const connection = useConnection()
  const [countries, setCountries] = useCountries()
  const places = useNavItems()
  // On a first visit the home page has a large search box, so the bar has none.
  const mode = useSyncExternalStore(onStartMode, () => readStartMode(connection.id))
  const hasNoBox = pathname === '/' && mode === 'first'
  // Recent look-ups are shown in the list of the box, so they are read when the box first gets the focus.
  const [wanted, setWanted] = useState(false)
  const middle = useRef<HTMLDivElement>(null)
  const openBox = () => {
    const box = middle.current?.querySelector('input')
    box?.focus()
    box?.click()
  }
  const isAway = !hasNoBox && !HAS_BOX_ON_PHONE.test(pathname)
  const { data: recents } = useQuery({ ...recentsQuery(connection.id), enabled: wanted })

  return (
    <header className={classes(styles.bar, hasNoBox && styles.start, isAway && styles.away)}>
      <div className={styles.lead}>
        <Link className={styles.brand} to={paths.start()}>
          {MARK}
          <span className={styles.name}>Catalog Explorer</span>
        </Link>
        <ConnectionBadge {...connection} />
      </div>
      <nav className={styles.nav} aria-label={NAMES.mainNavigation}>
        {places.map(
          ({ name, path, to, current, in: where }) =>
            where === 'header' && (
              <Link key={name} className={styles.place} to={to} aria-current={current} prefetch>
                {name}
                {path === '/alerts' && (
                  <Suspense>
                    <NewMatches />
                  </Suspense>
                )}
              </Link>
            ),
        )}
      </nav>
      <div ref={middle} className={styles.middle} onFocus={() => setWanted(true)}>
        {!hasNoBox && <Omnibox {...(recents && { recents })} />}
      </div>
      <div className={styles.end}>
        <Suspense>
          <RunningWork />
        </Suspense>
        {isAway && (
          <IconButton
            label={NAMES.lookUp}
            icon={SEARCH}
            className={styles.lookUp}
            onClick={openBox}
          />
        )}
        <CountryPicker countries={countries} onChange={setCountries} />
        <OwnMerchantPicker />
        <div className={styles.help}>
          <Keys />
        </div>
        <Link
          className={classes(buttonClass({ variant: 'quiet', iconOnly: true }), styles.settings)}
          to={paths.settings()}
          aria-label={NAMES.settings}
          aria-current={pathname === '/settings' ? 'page' : undefined}
        >
          {SETTINGS}
        </Link>
        <MorePlaces places={places.filter((place) => place.in !== 'keys' && !place.Icon)} />
      </div>
    </header>
  )
}

/** The help button, and the shortcuts with the pages they open. */
function Keys() {
  const places = useNavItems()
  return (
    <>
      <HelpButton />
      <Suspense>
        <Shortcuts places={places} onListening={replayEarlyKeys} />
      </Suspense>
    </>
  )
}
