/** The actions that only collections of codes have, in addition to those of every collection. */
import Check from 'lucide-react/icons/check'
import ListTree from 'lucide-react/icons/list-tree'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TagIcon from 'lucide-react/icons/tag'
import { useId } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LinesField } from '@/components/ui/fields/LinesField.tsx'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { DataList } from '@/components/ui/tables/DataList.tsx'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { USUAL_THRESHOLD } from '@/domain/matching/rankRecords.ts'
import { SaveVersion } from '@/features/job-progress/SaveVersion.tsx'
import { RunButtons } from '@/features/job-progress/steer/RunButtons.tsx'
import { finishedCount, isUnfinished } from '@/features/job-progress/steer/runWords.ts'
import type { ActionPlace, PageAction } from '@/features/page/PageActions.tsx'
import { useRequestCount } from '@/features/settings/useDeveloper.ts'
import type { CodesJob, CodesView } from '@/jobs/codes/codesJob.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount, formatWorkedOut } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { useUpdate, type UpdatedCollection } from '@/pages/collection/versions/useUpdate.ts'
import { acceptTitles, lookUpNamesOf, CODE_CHECK } from '@/words/codesNames.ts'
import type { TitlesToDecide } from './titlesToDecide.ts'
import styles from './codesActions.module.css'

type AcceptProps = Pick<TitlesToDecide, 'clear'> & {
  job: CodesJob
  /** Where the action is shown: a phone's bottom bar needs short labels. */
  place: ActionPlace
}

/** The button that accepts all clear matches of titles at once: it shows how many they are, and Undo reopens them. */
function AcceptTitles({ job, clear, place }: AcceptProps) {
  const well = `${formatWorkedOut(USUAL_THRESHOLD)} or better`
  const accept = async () => {
    await job.decide(clear)
    const undo = () =>
      void job.decide(new Map([...clear.keys()].map((position) => [position, null])))
    toast(`${plural(clear.size, 'title')} accepted`, { action: { label: CODE_CHECK.undo, undo } })
  }
  return (
    <Button
      icon={<Check />}
      variant={place === 'more' ? 'secondary' : 'primary'}
      sub={place === 'bar' ? well : `${well}, no contradiction`}
      onClick={() => void accept()}
    >
      {acceptTitles(clear.size)}
    </Button>
  )
}

/** Shows the given lines, how they were read, and how they are checked. */
function InputLines({ job: { codesCollection: codes, plan } }: { job: CodesJob }) {
  const id = useId()
  const { counts } = plan
  const { settings, groups } = codes
  const lines = plan.rows.filter(({ countries: [one] }) => one === groups[0]?.[0])
  return (
    <Popover
      label={CODE_CHECK.input}
      align="end"
      panelClassName={styles.given}
      trigger={
        <>
          <ListTree />
          <span>{CODE_CHECK.input}</span>
        </>
      }
    >
      <label className="vh" htmlFor={id}>
        Lines as entered
      </label>
      <LinesField
        id={id}
        className={styles.lines}
        readOnly
        value={lines.map(({ line }) => line.text).join('\n')}
      />
      <DataList
        shortNames
        items={[
          { label: 'Lines read', value: formatCount(counts.lines) },
          { label: 'Repeated, checked once', value: formatCount(counts.repeated) },
          { label: 'Invalid', value: formatCount(counts.invalid) },
          { label: 'To check', value: <b>{formatCount(counts.asks)}</b> },
          { label: 'Country', value: shownCountries(groups.flat()) },
          { label: CODE_CHECK.names, value: settings.names ? 'loaded' : 'not loaded' },
          { label: 'Parallel requests', value: `${settings.atOnce} requests` },
          {
            label: 'Retries',
            value: 'up to 3',
          },
        ]}
      />
    </Popover>
  )
}

type Options = Pick<TitlesToDecide, 'clear'> & {
  job: CodesJob
  view: CodesView
  /** The ID of the collection in addresses. */
  id: string
  collection: UpdatedCollection
  versions: Parameters<typeof useUpdate>[2]
}

export function useCodesActions({
  job,
  view,
  clear,
  id,
  collection,
  versions,
}: Options): PageAction[] {
  const requestCount = useRequestCount()
  const { progress, role } = view
  const checked = finishedCount(progress)
  const isInProgress = isUnfinished(progress)
  const isHere = role !== 'elsewhere'
  const isOver = !isInProgress && checked > 0 && isHere
  const nameless = isOver ? job.nameless() : []
  const { start, isStarting, cost } = useUpdate(id, collection, versions)
  const list: (PageAction | false)[] = [
    isInProgress &&
      isHere && {
        key: 'run',
        onPhone: 'first',
        renderIn: () => <RunButtons job={job} view={view} />,
      },
    isOver &&
      clear.size > 0 && {
        key: 'accept',
        onPhone: 'first',
        renderIn: (place) => <AcceptTitles job={job} clear={clear} place={place} />,
      },
    nameless.length > 0 && {
      key: 'names',
      renderIn: (_, close) => (
        <Button
          icon={<TagIcon />}
          sub={requestCount(nameless.length)}
          onClick={() => {
            close()
            job.name(nameless)
          }}
        >
          {lookUpNamesOf(nameless.length)}
        </Button>
      ),
    },
    isOver && {
      key: 'update',
      renderIn: (_, close) => (
        <Button
          icon={<RefreshCw />}
          sub={cost}
          aria-disabled={isStarting || undefined}
          onClick={() => {
            close()
            start()
          }}
        >
          {CHANGES.update}
        </Button>
      ),
    },
    checked > 0 && {
      key: 'keep',
      onPage: 'more',
      renderIn: () => <SaveVersion collectionId={job.codesCollection.id} />,
    },
    { key: 'about', onPage: 'more', renderIn: () => <InputLines job={job} /> },
  ]
  return list.filter((action) => action !== false)
}
