import History from 'lucide-react/icons/history'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import type { Version } from '@/domain/collections/collection.ts'
import { rowsInWords } from '@/features/job-progress/load/loadWords.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { useUpdate } from './useUpdate.ts'
import type { CollectionWithVersions } from './VersionsHead.tsx'

type Props = {
  collection: CollectionWithVersions
  /** The versions of the collection: at most one. */
  versions: readonly Version[]
  /** What the view does once there is a second version, as the end of a sentence: "shows what changed". */
  shows: string
}

/** The view *Changes* or *History* of a collection with at most one version: nothing can be compared yet. */
export function FewVersions({ collection, versions, shows }: Props) {
  const { start, isStarting, cost } = useUpdate(collection.id, collection.collection, versions)
  const [version] = versions
  return (
    <Panel>
      <EmptyState
        icon={<History />}
        title={version ? 'There is one version' : 'There is no version yet'}
        actions={
          <Button
            variant="primary"
            aria-disabled={isStarting || undefined}
            onClick={start}
            sub={cost}
          >
            {CHANGES.update}
          </Button>
        }
      >
        <LangText>
          {version
            ? `${rowsInWords(version)} of ${formatWhen(version.at)}. Update the collection, now or next week, and this view ${shows}. The service has no history: versions are stored in this browser.`
            : `Update the collection now and again later. This view then ${shows}.`}
        </LangText>
      </EmptyState>
    </Panel>
  )
}
