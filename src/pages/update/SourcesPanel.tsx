import Play from 'lucide-react/icons/play'
import { useState, useSyncExternalStore } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { UPDATE_KINDS, type UpdateStep } from '@/domain/updates/updateRun.ts'
import { openRuns } from '@/features/job-progress/updateAll/openRuns.ts'
import type { UpdateSource } from '@/features/job-progress/updateAll/sourcesOf.ts'
import { startRun } from '@/features/job-progress/updateAll/startRun.ts'
import { type PageAction, PageActions } from '@/features/page/PageActions.tsx'
import { useDeveloper } from '@/features/settings/useDeveloper.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { UPDATE_ALL, runSources } from '@/words/updateAllNames.ts'
import { SourceGroup } from './SourceGroup.tsx'
import styles from './SourcesPanel.module.css'

/** Returns the function that saves a new update, starts it in this tab, and opens its page. */
function useStartRun() {
  const connection = useConnection()
  const go = useGo()
  return async (steps: UpdateStep[]) => {
    try {
      go(paths.updates(await startRun(connection, steps)))
    } catch {
      toast('The browser’s storage isn’t responding. Nothing was started.', { tone: 'error' })
    }
  }
}

/** How many requests an update of these sources takes, without retries. */
function costInWords(sources: readonly UpdateSource[]): string {
  const unknown = sources.filter(({ requests }) => requests === null).length
  const sum = sources.reduce((all, { requests }) => all + (requests ?? 0), 0)
  const isLeast = unknown > 0 || sources.some(({ kind }) => kind === 'batch')
  const words = `${isLeast ? 'at least' : 'about'} ${plural(sum, 'request')}`
  if (unknown === 0) return words
  return `${words}; unknown for ${formatCount(unknown)}`
}

/** The panel with the sources to choose from, and the button that updates them. */
export function SourcesPanel({ sources }: { sources: readonly UpdateSource[] }) {
  const { id } = useConnection()
  const isDeveloper = useDeveloper()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const start = useStartRun()
  const active = useSyncExternalStore(openRuns.subscribe, openRuns.active)
  const running = active.find(({ connectionId }) => connectionId === id)
  const chosen = sources.filter(({ key }) => !left.has(key))
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const key of keys) {
      if (isChosen) next.delete(key)
      else next.add(key)
    }
    setLeft(next)
  }
  const run: PageAction = {
    key: 'run',
    onPhone: 'first',
    renderIn: () => (
      <Button
        variant="primary"
        icon={<Play />}
        disabled={chosen.length === 0}
        onClick={() => void start(chosen.flatMap(({ steps }) => steps))}
      >
        {runSources(chosen.length)}
      </Button>
    ),
  }
  return (
    <Panel
      title={UPDATE_ALL.sources}
      meta={`${formatCount(chosen.length)} of ${formatCount(sources.length)}`}
    >
      {UPDATE_KINDS.map((kind) => (
        <SourceGroup
          key={kind}
          kind={kind}
          sources={sources.filter((source) => source.kind === kind)}
          left={left}
          onChoose={choose}
        />
      ))}
      <div className={styles.foot}>
        {running ? (
          <Note title="An update is running.">
            You can start another one when it has finished.{' '}
            <Link to={paths.updates(running.run().id)}>Show its progress</Link>
          </Note>
        ) : (
          <>
            <PageActions actions={[run]} more={UPDATE_ALL.more} />
            <span className={styles.cost}>
              {chosen.length === 0
                ? 'Select at least one collection.'
                : isDeveloper && costInWords(chosen)}
            </span>
          </>
        )}
      </div>
    </Panel>
  )
}
