import Check from 'lucide-react/icons/check'
import Hourglass from 'lucide-react/icons/hourglass'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import {
  canLoadMore,
  type CollectionSource,
  isComplete,
  type Version,
} from '@/domain/collections/collection.ts'
import { searchOf } from '@/domain/collections/searchSource.ts'
import { AssortmentLink } from '@/features/collections/selection/AssortmentLink.tsx'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { pluralForm } from '@/lib/text/plural.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { CATALOG_ORDER, RANK_ORDER } from '@/words/columnNames.ts'
import { CollectionHead, type CollectionHeadProps } from './CollectionHead.tsx'
import { encodeCollectionView } from './collectionViewState.ts'
import { useLoadNewVersion } from './useLoadNewVersion.ts'
import type { RowEngineState } from './useRowEngine.ts'
import {
  requestedWords,
  cutWords,
  partialWords,
  readWords,
  versionNames,
  versionTime,
} from './versionWords.ts'
import styles from './CollectionHead.module.css'

type VersionBadgeProps = {
  version: Version
  source: CollectionSource
  /** How many loaded rows the engine has not counted yet. */
  unread: number
}

/**
 * The state of a version beside its title: "Complete, 43 of 43 pages, 18 Nov 10:26", or how much is loaded. It is "Complete" only
 * when all rows are counted as well.
 */
function VersionBadge({ version, source, unread }: VersionBadgeProps) {
  const cut = cutWords(version)
  if (isComplete(version) && unread > 0) {
    return (
      <Tag tone="warn">
        <Hourglass />
        {readWords(version, unread)}
      </Tag>
    )
  }
  if (!isComplete(version) || cut !== null) {
    return (
      <Tag tone="warn">
        <Hourglass />
        <LangText>
          {isComplete(version)
            ? `Incomplete, ${cut}, ${versionTime(version)}`
            : partialWords(version)}
        </LangText>
      </Tag>
    )
  }
  return (
    <Tag tone="line">
      <Check />
      <span>
        Complete<span className={styles.wide}>, {requestedWords(version, source)}</span>,{' '}
        <LangText>{versionTime(version)}</LangText>
      </span>
    </Tag>
  )
}

type Props = Pick<
  CollectionHeadProps,
  'version' | 'state' | 'change' | 'market' | 'rowsResult' | 'onNarrow'
> & {
  savedVersions: CollectionVersions
  read: RowEngineState
}

/** The head of a collection that comes from a search, with its versions and *Update*. */
export function SearchHead({ savedVersions, read, ...props }: Props) {
  const { version, state, change, market, rowsResult } = props
  const requestCount = useRequestCount()
  const { collection, versions } = savedVersions
  const { loadAgain, isStarting } = useLoadNewVersion(
    collection.id,
    encodeCollectionView({ ...state, shownVersion: '' }),
  )
  const { asks: requests } = version.counts
  // Whether the load has ended for good. A load that can be resumed shows this with its progress, and its version can’t be compared
  // yet.
  const isOver = !version.isRunning && (isComplete(version) || !canLoadMore(version))
  // Whether rows are still arriving. Rows that can't be read are reported below and never arrive.
  const isComing =
    version.isRunning ||
    read.state === 'reading' ||
    read.isAdding ||
    read.rows > (rowsResult?.rows ?? 0)
  const unread = isComing ? Math.max(version.counts.rows - (rowsResult?.rows ?? 0), 0) : 0
  const hasEarlier = versions.length > 1
  const versionField = hasEarlier && (
    <VersionField versions={versions} value={state.shownVersion} onVersion={change.chooseVersion} />
  )
  const toMap = collection.source.kind === 'search' && (
    <AssortmentLink search={{ ...searchOf(collection.source), countries: collection.countries }} />
  )
  const update: PageAction = {
    key: 'refresh',
    renderIn: (_, close) => (
      <Button
        icon={<RotateCw />}
        sub={requestCount(requests)}
        aria-disabled={isStarting || undefined}
        onClick={() => {
          close()
          loadAgain()
        }}
      >
        {COLLECTION_VIEWS.loadAgain}
      </Button>
    ),
  }
  return (
    <CollectionHead
      {...props}
      collection={collection}
      engine={read.engine}
      meta={
        <>
          {rowsResult && !(rowsResult.rows === 0 && version.isRunning) && (
            <p>
              <b>{formatCount(rowsResult.matching)}</b> of <b>{formatCount(rowsResult.rows)}</b>{' '}
              loaded {pluralForm(rowsResult.rows, 'row')}
            </p>
          )}
          <VersionBadge version={version} source={collection.source} unread={unread} />
        </>
      }
      actions={isOver ? [update] : []}
      lastActions={[
        ...(hasEarlier
          ? [
              {
                key: 'snapshots',
                renderIn: (place: ActionPlace) => place === 'more' && versionField,
              },
            ]
          : []),
        { key: 'map', renderIn: (place) => place === 'more' && toMap },
      ]}
      viewsOf={{ id: collection.id, views: collection.views }}
      link={{ hasEarlier, areRows: false }}
      isMarketToCheck={market.jobs.length === 0}
      choices={versionField}
      tools={toMap}
      ownOrder={state.filter.top === null ? CATALOG_ORDER : RANK_ORDER}
    />
  )
}

type VersionFieldProps = {
  /** The versions of the collection, newest first. */
  versions: readonly Version[]
  /** The ID of the shown version; '' for the latest. */
  value: string
  onVersion: (id: string) => void
}

/** The field that chooses which saved version is shown. */
function VersionField({ versions, value, onVersion }: VersionFieldProps) {
  const [latest, ...earlier] = versions
  if (!latest) return null
  const nameOf = versionNames(versions)
  return (
    <SelectField
      label={COLLECTION_VIEWS.snapshot}
      value={earlier.some(({ id }) => id === value) ? value : ''}
      options={[
        { value: '', label: `${nameOf(latest)} (latest)` },
        ...earlier.map((version) => ({ value: version.id, label: nameOf(version) })),
      ]}
      onChange={onVersion}
    />
  )
}
