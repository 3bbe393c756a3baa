import { shownCountries } from '../../../lib/countryCode.ts'
import Trash from 'lucide-react/icons/trash-2'
import { formatCount } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { isolated } from '../../../lib/text/isolated.ts'
import { useBatches } from '../../../queries/kept/useBatches.ts'
import { Link } from '../../../shell/Link.tsx'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { type Batch, deleteBatch, putBackBatch } from '../../../store/batches/batches.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { paths } from '../../../url/paths.ts'
import { BATCH, deleteBatchNamed } from '../../../words/batchNames.ts'
import { openBatches } from '../../../work/batch/openBatches.ts'
import styles from './KeptBatches.module.css'

/** Where a phone scrolls down to. */
export const KEPT_BATCHES = 'kept-batches'

const REFUSED = 'The browser’s storage did not take the change: nothing was deleted.'

/** The batches that this browser keeps for the connection, newest first, and the way to be rid of one. */
function useKeptBatches() {
  const { id: connectionId } = useConnection()
  const query = useBatches()

  const remove = async ({ id, name }: Batch) => {
    openBatches.close(connectionId, id)
    try {
      const deleted = await deleteBatch(connectionId, id)
      toast(`${isolated(name)} deleted`, {
        action: { label: BATCH.undo, undo: () => putBackBatch(deleted) },
      })
    } catch {
      toast(REFUSED, { tone: 'error' })
    }
  }
  return { query, remove }
}

/** "312 of 500 asked: 278 done, 28 not found, 6 failed". */
function countsInWords({ counts }: Batch): string {
  const { asks, done, notFound, failed, invalid, undecided = 0 } = counts
  const parts = [
    `${formatCount(done)} done`,
    ...(undecided > 0 ? [`${formatCount(undecided)} undecided`] : []),
    `${formatCount(notFound)} not found`,
    `${formatCount(failed)} failed`,
    ...(invalid > 0 ? [`${formatCount(invalid)} invalid`] : []),
  ]
  return `${formatCount(done + notFound + failed + undecided)} of ${formatCount(asks)} asked: ${parts.join(', ')}`
}

/** The batches of this browser, newest first; a deletion can be undone. */
export function KeptBatches() {
  const { query, remove } = useKeptBatches()
  if (query.isError) {
    return (
      <Note tone="danger" title="What is kept could not be read.">
        The browser’s storage does not answer. Nothing is lost by that; load the page again.
      </Note>
    )
  }
  const batches = query.data?.batches ?? []
  if (batches.length === 0) return null
  return (
    <Panel id={KEPT_BATCHES} tabIndex={-1} title={BATCH.kept} meta="in this browser only">
      <ul className={styles.list}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span className={styles.words}>
              <Link className={styles.name} data-press to={paths.batch(batch.id)}>
                {batch.name}
              </Link>
              <span className={styles.quiet}>
                <Localized>{formatWhen(batch.at)}</Localized>, {shownCountries(batch.groups.flat())}
              </span>
            </span>
            <span className={styles.counts}>{countsInWords(batch)}</span>
            <IconButton
              icon={<Trash />}
              label={deleteBatchNamed(batch.name)}
              onClick={() => void remove(batch)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
