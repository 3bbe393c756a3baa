import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { MobileSheet } from '@/components/ui/layers/MobileSheet.tsx'
import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { CHANGES, exportChanges } from '@/domain/changes/changesNames.ts'
import {
  isPriceColumn,
  type ChangeChoice,
  type ChangeColumn,
} from '@/domain/changes/orderChanges.ts'
import { whyIncomplete } from '@/domain/changes/whyIncomplete.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { versionDays, versionTimes } from '@/domain/collections/versionTimes.ts'
import { ExportMenu } from '@/features/export/ExportMenu.tsx'
import { Corrections } from '@/features/messages/Corrections.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { MakeReport } from '@/features/reports/MakeReport.tsx'
import { useCurrencyLabel } from '@/features/settings/useCurrencyLabel.ts'
import type { VersionsToCompare, FoundChanges as FoundRows } from '@/jobs/workers/changesTasks.ts'
import type { Sentence } from '@/lib/text/sentence.ts'
import {
  chosenVersions,
  pairFrom,
  pairUpTo,
  type ChosenVersions,
} from '@/pages/collection/versions/chosenVersions.ts'
import { FewVersions } from '@/pages/collection/versions/FewVersions.tsx'
import { LoadingVersion } from '@/pages/collection/versions/LoadingVersion.tsx'
import {
  VersionsHead,
  type CollectionWithVersions,
} from '@/pages/collection/versions/VersionsHead.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  encodeChanges,
  orderOfChanges,
  DEFAULT_CHANGE_SORT,
  decodeChanges,
  type ChangesState,
} from '@/routing/states/changesState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import type { CollectionVersions } from '@/storage/collections/versions.ts'
import { EXPORT } from '@/words/exportNames.ts'
import { ChangesContent } from './ChangesContent.tsx'
import { changesSentence } from './changesSentence.ts'
import { ComparedNote } from './ComparedNote.tsx'
import { PriceChangePanel } from './PriceChangePanel.tsx'
import { useChangeMarkets, type ChangeMarkets } from './useChangeMarkets.ts'
import { needsMarkets, useChanges, useCompared, type ChangesResult } from './useChanges.ts'
import { useMoves } from './useMoves.ts'
import styles from './ChangesView.module.css'
import pageStyles from '@/pages/collection/versions/VersionsHead.module.css'

function comparedOf(
  connectionId: string,
  { before, now, earlier }: ChosenVersions,
): VersionsToCompare {
  const half = (version: typeof before) => ({
    id: version.id,
    isWhole: whyIncomplete(version) === null,
  })
  return { connectionId, before: half(before), now: half(now), earlier }
}

/**
 * A key that changes with the rows of the two versions: a version that is still loading is compared now, and again once it is
 * complete.
 */
function stageOf({ before, now }: ChosenVersions): string {
  return JSON.stringify(
    [before, now].map(({ isRunning, endedAt, counts }) =>
      isRunning ? 'running' : [endedAt, counts.rows],
    ),
  )
}

/** Returns true if a version that is being loaded has no rows yet: nothing is counted or called unchanged before that. */
function isAwaited(chosen: ChosenVersions, found: FoundRows): boolean {
  return (['before', 'now'] as const).some(
    (side) => chosen[side].isRunning && found[side].rows === 0,
  )
}

/** Returns true if a sort key can be applied to rows of several countries, whose prices can’t be sorted together. */
const isComparable = ({ column }: { column: ChangeColumn }) => !isPriceColumn(column)

type Props = {
  collection: CollectionWithVersions
  /** The saved versions with their rows; null while the collection has no version. */
  savedVersions: CollectionVersions | null
  /** The versions of the collection, newest first. */
  versions: readonly Version[]
}

/** The view *Changes*: what changed between two versions of a collection, the two in the address or the last two. */
export function ChangesView({ collection, savedVersions, versions }: Props) {
  const { state, corrections } = useUrlState(decodeChanges, encodeChanges)
  const chosen = chosenVersions(versions, state)
  const labelOf = useCurrencyLabel()
  return (
    <CurrencyLabel value={labelOf(collection.collection.countries)}>
      <Frame className={pageStyles.page}>
        {savedVersions && chosen ? (
          <TwoVersions {...{ collection, savedVersions, versions, chosen, state, corrections }} />
        ) : (
          <>
            <VersionsHead
              collection={collection}
              versions={versions}
              view={{ name: 'changes', product: state.product, ref: state.ref }}
              sentence={null}
            />
            <Corrections list={corrections} />
            <LoadingVersion versions={versions} />
            <FewVersions
              collection={collection}
              versions={versions}
              shows="shows what changed since"
            />
          </>
        )}
      </Frame>
    </CurrencyLabel>
  )
}

type TwoProps = Props & {
  savedVersions: CollectionVersions
  chosen: ChosenVersions
  state: ChangesState
  corrections: Parameters<typeof Corrections>[0]['list']
}

function TwoVersions(props: TwoProps) {
  const { collection, savedVersions, versions, chosen, state: requested, corrections } = props
  const { id: connectionId } = useConnection()
  const { collection: savedCollection } = savedVersions
  const isMixed = savedCollection.countries.length > 1
  const isOrdered =
    !isMixed || [...requested.sort, ...(requested.top ? [requested.top] : [])].every(isComparable)
  const compared = useCompared(comparedOf(connectionId, chosen), stageOf(chosen))
  const markets = useChangeMarkets(savedCollection, compared.found, requested.ref)
  // Whether the requested order is possible: a link may sort by market prices that are unknown here, or not read yet.
  const isPlaced = markets.isKnown || !needsMarkets(requested)
  const state =
    isOrdered && isPlaced ? requested : { ...requested, sort: DEFAULT_CHANGE_SORT, top: null }
  const { tile, top, unchanged } = state
  // The choice as JSON, so that an equal address gives the same object: a new one would trigger a new query.
  const written = JSON.stringify({
    kind: tile,
    sort: orderOfChanges(state),
    top,
    hasUnchanged: unchanged,
  } satisfies ChangeChoice)
  const choice = useMemo(() => JSON.parse(written) as ChangeChoice, [written]) // `written` is the JSON of such an object
  const { changesResult, ...shown } = useChanges(compared.found, choice, markets.known)
  const moves = useMoves(compared.found, markets)
  const isOlder = shown.isOlder || (changesResult !== null && !compared.isNow)
  const hasFailed = compared.hasFailed || shown.hasFailed
  const isUnknown = [requested.since, requested.to].some(
    (named) => named !== '' && versions.every(({ id }) => id !== named),
  )
  const { found } = compared
  const sentence =
    found && changesResult && compared.isNow
      ? changesSentence({
          chosen,
          found: found.found,
          moves,
          than: markets.market.reference.than,
          since: versionDays([chosen.before, chosen.now])(chosen.before),
        })
      : null
  return (
    <>
      <VersionsHead
        collection={collection}
        versions={versions}
        view={{ name: 'changes', product: state.product, ref: state.ref }}
        sentence={sentence}
        statistics={
          found && (
            <div className={styles.statistics}>
              <PriceChangePanel found={found.found} />
              <ComparedNote chosen={chosen} found={found.found} />
            </div>
          )
        }
        actions={useChangesActions({
          collection: savedCollection,
          chosen,
          changesResult,
          markets,
          sentence,
        })}
        controls={<Pickers {...{ collection, versions, chosen, state }} />}
      />
      <Corrections list={corrections} />
      <LoadingVersion versions={[chosen.now, chosen.before]} />
      {!isOrdered && (
        <Note tone="warn" title="Prices of several countries can’t be sorted together.">
          The largest decrease in percent comes first.
        </Note>
      )}
      {changesResult !== null && !isPlaced && (
        <Note tone="warn" title="The price positions of these products aren’t known here.">
          Their market prices weren’t checked in this browser: the largest decrease in percent comes
          first.
        </Note>
      )}
      {isUnknown && (
        <Note tone="warn" title="A version in this link isn’t stored here.">
          It was deleted, or loaded in another browser. Stored versions are compared instead.
        </Note>
      )}
      {hasFailed && (
        <ErrorCard title="These versions couldn’t be compared.">
          The browser’s storage isn’t responding. Nothing is lost. Reload the page.
        </ErrorCard>
      )}
      {changesResult === null && !hasFailed && <Spinner label="Comparing the versions" />}
      {changesResult !== null && !isAwaited(chosen, changesResult.found) && (
        <ChangesContent
          collectionId={collection.id}
          moves={moves}
          {...{ savedVersions, chosen, changesResult, markets, isOlder, state }}
        />
      )}
    </>
  )
}

type ActionsOptions = {
  collection: CollectionVersions['collection']
  chosen: ChosenVersions
  changesResult: ChangesResult | null
  markets: ChangeMarkets
  /** The sentence above the changes, as on the page; null without one. */
  sentence: Sentence | null
}

/** The actions for the report and the file of the shown changes; empty while there are no changes. */
function useChangesActions({
  collection,
  chosen,
  changesResult,
  markets,
  sentence,
}: ActionsOptions): PageAction[] {
  const { mode } = useConnection()
  const label = useCurrencyLabel()(collection.countries)
  if (changesResult === null || changesResult.count === 0) return []
  const source = async () => {
    const { engine, found, choice } = changesResult
    const all = await engine.allChanges('all')
    const isAll = choice.kind === '' && choice.top === null
    const shown = isAll ? null : await engine.allChanges('shown')
    const { changesSheet } = await import('./changesSheet.ts')
    return changesSheet({
      collection,
      chosen,
      found,
      products: all,
      shown,
      label,
      markets,
      at: Date.now(),
    })
  }
  const report = async () => {
    const products = await changesResult.engine.allChanges('shown')
    const { changesReport } = await import('./changesReport.ts')
    const about = {
      collection,
      chosen,
      found: changesResult.found,
      products,
      markets,
      sentence,
      label,
    }
    return changesReport({ ...about, isDemo: mode === 'demo', at: Date.now() })
  }
  return [
    { key: 'report', renderIn: () => <MakeReport source={report} variant="primary" /> },
    {
      key: 'export',
      onPhone: 'second',
      renderIn: (place) => (
        <ExportMenu
          label={
            place === 'bar'
              ? EXPORT.export
              : exportChanges(changesResult.count, changesResult.choice.hasUnchanged)
          }
          source={source}
          layout="menu"
        />
      ),
    },
  ]
}

type PickersProps = {
  collection: CollectionWithVersions
  versions: readonly Version[]
  chosen: ChosenVersions
  state: ChangesState
}

/** The fields that choose the two versions to compare. Choosing a start that is not before the end moves the end as well. */
function Pickers({ collection, versions, chosen, state }: PickersProps) {
  const go = useGo()
  const when = versionTimes(versions)
  const options = versions.map((version) => ({ value: version.id, label: when(version) }))
  const choose = (pair: { since: string; to: string }) =>
    go(paths.changes(collection.id, encodeChanges({ ...state, ...pair })), { preserveScroll: true })
  return (
    <MobileSheet
      label={CHANGES.between}
      triggerClassName={styles.between}
      trigger={
        <>
          <span className="vh">{CHANGES.between}: </span>
          <span>{`${when(chosen.before)} → ${when(chosen.now)}`}</span>
          <ChevronDown />
        </>
      }
    >
      <SelectField
        label={CHANGES.from}
        options={options.slice(1)}
        value={chosen.before.id}
        onChange={(since) => choose(pairFrom(versions, since, chosen))}
      />
      <ArrowRight />
      <SelectField
        label={CHANGES.to}
        options={options.slice(0, -1)}
        value={chosen.now.id}
        onChange={(to) => choose(pairUpTo(versions, to, chosen))}
      />
    </MobileSheet>
  )
}
