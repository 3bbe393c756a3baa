import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { countryGroups } from '@/api/countryGroups.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { defaultLoadSettings } from '@/domain/collections/collection.ts'
import { totalOf, type UpdateRun } from '@/domain/updates/updateRun.ts'
import { AlertTabs } from '@/features/job-progress/AlertTabs.tsx'
import { openRuns } from '@/features/job-progress/updateAll/openRuns.ts'
import { sourcesOf } from '@/features/job-progress/updateAll/sourcesOf.ts'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { readLoadChoice } from '@/storage/preferences/loadChoice.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { useRuns } from '@/storage/queries/useRuns.ts'
import { deleteRun, putBackRun } from '@/storage/updates/updateRuns.ts'
import { UPDATE_ALL, deleteReportOf } from '@/words/updateAllNames.ts'
import { totalInWords } from './reportWords.ts'
import { SourcesPanel } from './SourcesPanel.tsx'
import styles from './UpdatePage.module.css'

/** Everything that can be updated, null until it is read; `damaged` counts unreadable entries, which are left out. */
function useSources() {
  const { apiVariant } = useConnection()
  const { data, isError } = useStoredCollections()
  const sources = useMemo(
    () =>
      data
        ? sourcesOf({
            ...data,
            lists: data.lists.map(({ list }) => list),
            groupsOf: (countries) => countryGroups(countries, apiVariant),
            settings: { ...defaultLoadSettings, ...readLoadChoice() },
          })
        : null,
    [data, apiVariant],
  )
  return { sources, isUnreadable: isError, damaged: data?.damaged ?? 0 }
}

function Nothing() {
  const [countries] = useCountries()
  return (
    <Panel>
      <EmptyState
        icon={<RotateCw />}
        title="Nothing to update yet"
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
              Search
            </Link>
            <Link className={buttonClass()} to={paths.newCollection()}>
              New collection
            </Link>
          </>
        }
      >
        Create a collection from a search, codes or selected products. One click then updates all of
        them and shows what changed.
      </EmptyState>
    </Panel>
  )
}

/** The page of the next update: what it includes and costs, and the earlier updates. */
export function NewRunPage() {
  const { sources, isUnreadable, damaged } = useSources()
  return (
    <Frame className={styles.page}>
      <PageHead
        title={UPDATE_ALL.page}
        about="Updates everything you’ve saved and shows what changed since last time."
      />
      <AlertTabs />
      {isUnreadable && <StorageReadError />}
      {damaged > 0 && (
        <Note tone="warn" title="Some collections can’t be updated.">
          {plural(damaged, 'collection is damaged and', 'collections are damaged and')} left out.
          The others are complete. Settings shows what is stored.
        </Note>
      )}
      {!sources && !isUnreadable && <Spinner label="Loading your collections" />}
      {sources?.length === 0 && <Nothing />}
      {sources && sources.length > 0 && <SourcesPanel sources={sources} />}
      <ReportsPanel />
    </Frame>
  )
}

/** The panel with earlier updates, newest first; a deletion can be undone. */
function ReportsPanel() {
  const { id } = useConnection()
  const { data } = useRuns()
  const runs = data?.runs ?? []
  if (runs.length === 0) return null

  const remove = async (run: UpdateRun) => {
    openRuns.close(id, run.id)
    try {
      const deleted = await deleteRun(id, run.id)
      toast(`Update of ${formatWhen(run.at)} deleted`, {
        action: { label: UPDATE_ALL.undo, undo: () => deleted && putBackRun(deleted) },
      })
    } catch {
      toast('The browser’s storage didn’t accept the change. Nothing was deleted.', {
        tone: 'error',
      })
    }
  }
  return (
    <Panel title={UPDATE_ALL.reports} meta="in this browser only">
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.id}>
            <Link className={styles.name} to={paths.updates(run.id)}>
              <LangText>{formatWhen(run.at)}</LangText>
            </Link>
            <span className={styles.words}>
              {plural(run.steps.length, 'collection')}: {totalInWords(totalOf(run))}
            </span>
            <IconButton
              icon={<Trash />}
              label={deleteReportOf(formatWhen(run.at))}
              onClick={() => void remove(run)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
