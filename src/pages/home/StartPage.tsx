import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '@/api/connectionContext.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { Omnibox } from '@/features/search-box/Omnibox.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { onStartMode, readStartMode } from '@/storage/preferences/startMode.ts'
import { recentsQuery } from '@/storage/queries/recentsQuery.ts'
import { START } from '@/words/startNames.ts'
import { ExampleCards } from './ExampleCards.tsx'
import styles from './StartPage.module.css'

// Loaded separately, because it waits for the database: the search box and the examples are shown before.
const SavedColumns = lazyPart(
  async () => (await import('./SavedColumns.tsx')).SavedColumns,
  'Your collections can’t be shown.',
)

const Questions = lazyPart(
  async () => (await import('./Questions.tsx')).Questions,
  'The examples can’t be shown.',
)

const TodayOrNot = lazyPart(
  async () => (await import('./Today.tsx')).TodaySection,
  '“Needs your attention” can’t be shown.',
)

/**
 * The page *Home*. A first visit shows the search box, four questions and an example of each kind of input; later visits show
 * what needs attention.
 */
export function StartPage() {
  const { id, mode } = useConnection()
  const { data: recents = [] } = useQuery(recentsQuery(id))
  const isToday = useSyncExternalStore(onStartMode, () => readStartMode(id)) === 'today'
  const isFirstPage = useLocation().key === 'default'
  // On a first visit the search box has the focus at once, so that typed keys aren't taken as shortcuts; not on touch devices,
  // whose keyboard would cover the questions.
  useLayoutEffect(() => {
    if (isToday || !isFirstPage || document.activeElement !== document.body) return
    if (!matchMedia('(hover: hover)').matches) return
    document.querySelector<HTMLElement>('[role="search"] input')?.focus({ preventScroll: true })
  }, [isToday, isFirstPage])
  return (
    <Frame className={classes(styles.start, isToday && styles.today)}>
      {!isToday && (
        <div className={styles.hero}>
          <PageHeading>
            See who sells a product, at what price, and how your price compares
          </PageHeading>
          <Omnibox size="hero" recents={recents} />
        </div>
      )}
      <Suspense>
        <TodayOrNot isToday={isToday} />
      </Suspense>
      {!isToday && (
        <Suspense>
          <Questions />
          <ExampleCards />
        </Suspense>
      )}
      <div className={styles.columns}>
        <Suspense>
          <SavedColumns isToday={isToday} />
        </Suspense>
      </div>
      <p className={styles.kept}>
        <Info />
        <span>
          Everything is saved in this browser only. The service is read-only.{' '}
          <Link to={paths.settings('stored')}>{START.stored}</Link>
          {mode === 'demo' && (
            <>
              {' · '}
              <Link to={paths.ownCatalog()}>{START.ownCatalog}</Link>
            </>
          )}
        </span>
      </p>
    </Frame>
  )
}
