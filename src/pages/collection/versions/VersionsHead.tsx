import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import type { Collection, Version } from '@/domain/collections/collection.ts'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import { collectionViewState } from '@/pages/collection/collectionViewState.ts'
import { CountryLinks } from '@/pages/collection/CountryLinks.tsx'
import { ViewTabs } from '@/pages/collection/views/ViewTabs.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeChanges } from '@/routing/states/changesState.ts'
import { encodeHistory } from '@/routing/states/historyState.ts'
import { useUpdate, type UpdatedCollection } from './useUpdate.ts'
import styles from './VersionsHead.module.css'
import headStyles from '@/pages/collection/CollectionHead.module.css'

/** A collection as the views *Changes* and *History* name it and link to it. */
export type CollectionWithVersions = Pick<Collection, 'name' | 'views'> & {
  /** The ID of the collection in addresses. */
  id: string
  /** Countries whose products are shown separately; absent when there is one. */
  groups?: readonly { country: string; id: string }[]
  /** The collection that stores the versions; its ID is null before the first version. */
  collection: UpdatedCollection
}

type Props = {
  collection: CollectionWithVersions
  /** The versions of the collection, newest first. */
  versions: readonly Version[]
  view: { name: 'changes' | 'history'; product: string; ref: string }
  /** The sentence below the title; null when there is none yet. */
  sentence: Sentence | null
  /** The figures behind the sentence. */
  statistics?: ReactNode
  /** The actions beside *Update*. */
  actions?: readonly PageAction[]
  /** The controls at the end of the line with the view tabs. */
  controls?: ReactNode
}

/**
 * The head of the views *Changes* and *History*: the name of the collection, a sentence about its versions, view tabs, and
 * actions.
 */
export function VersionsHead(props: Props) {
  const { collection, versions, view, sentence, statistics, actions = [], controls } = props
  const { start, isStarting, cost } = useUpdate(collection.id, collection.collection, versions)
  const [latest] = versions
  const { groups = [] } = collection
  const { countries } = collection.collection
  // On a wide screen with several actions, the report is the primary one.
  const hasReport = actions.some(({ key }) => key === 'report')
  const update: PageAction = {
    key: 'load',
    onPhone: 'first',
    renderIn: (place) => (
      <Button
        variant={place === 'more' || (place === 'page' && hasReport) ? 'secondary' : 'primary'}
        icon={<RefreshCw />}
        aria-disabled={isStarting || undefined}
        onClick={start}
        sub={place === 'page' && cost}
      >
        {CHANGES.update}
      </Button>
    ),
  }
  return (
    <PageHead
      title={collection.name}
      fullTitle={collection.name}
      meta={
        <>
          {latest && (
            <p>
              <b>{formatCount(versions.length)}</b> {pluralForm(versions.length, 'version')},{' '}
              <LangText>{`the latest of ${formatWhenShort(latest.at)}`}</LangText>, in{' '}
              {shownCountries(countries)}
            </p>
          )}
          <CountryLinks
            groups={groups}
            countries={countries}
            pathOf={(id) =>
              view.name === 'changes'
                ? paths.changes(id, encodeChanges({ ref: view.ref }))
                : paths.history(id, encodeHistory({ ref: view.ref }))
            }
          />
        </>
      }
      // With fewer than two versions, the page itself offers *Update* in place of their figures, so the head has no such action.
      actions={[...(versions.length > 1 ? [update] : []), ...actions]}
      more={CHANGES.more}
      sentence={sentence}
      statistics={statistics}
      isWide
    >
      <div className={headStyles.views}>
        <ViewTabs
          collection={{ id: collection.id, views: collection.views }}
          state={collectionViewState({ ref: view.ref })}
          version={view}
        />
        {controls !== undefined && <div className={styles.controls}>{controls}</div>}
      </div>
    </PageHead>
  )
}
