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

/** A collection as the versions views name it and link to it. */
export type VersionsOf = Pick<Collection, 'name' | 'views'> & {
  /** The ID in addresses. */
  id: string
  /** Countries whose products are shown separately; absent when there is one. */
  groups?: readonly { country: string; id: string }[]
  /** The collection that stores its versions; its id is null before there is one. */
  collection: UpdatedCollection
}

type Props = {
  collection: VersionsOf
  /** Newest first. */
  versions: readonly Version[]
  view: { name: 'changes' | 'history'; product: string; ref: string }
  /** Null when there is no sentence yet. */
  sentence: Sentence | null
  /** The figures behind the sentence. */
  statistics?: ReactNode
  /** In addition to *Update*. */
  actions?: readonly PageAction[]
  /** At the end of the line of views. */
  controls?: ReactNode
}

/** The name of a collection, a sentence about its versions, its views, and the actions. */
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
      // With fewer than two versions, *Update* is offered in place of their figures.
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
