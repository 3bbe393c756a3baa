import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import type { Snapshot, ResultSet } from '../../model/resultSet/resultSet.ts'
import { KEPT } from '../../queries/kept/keptOptions.ts'
import { CopyLink, CopyLinkPanel } from '../../share/CopyLink.tsx'
import { MOST_SHARED_LINES, type SharedOf } from '../../share/sharedWork.ts'
import { useConnection } from '../../shell/settings/connection.tsx'
import { readBatch } from '../../store/batches/batches.ts'
import { readList } from '../../store/lists/lists.ts'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { paths } from '../../url/paths.ts'
import { encodeWorkbench, type WorkbenchState } from './workbenchState.ts'

/** What no link of a result set carries. */
export const SET_LACKS = 'loaded rows, traits, other snapshots, saved views'

type Props = { set: ResultSet; snapshot: Snapshot; state: WorkbenchState }
type SharedSource = SharedOf<'set'>['source']

/** What is loaded and the view that is open, as a link: whoever opens it loads the same. */
export function SetLink(props: Props) {
  return (
    <CopyLink>
      <Made {...props} />
    </CopyLink>
  )
}

/** A list or a batch goes along whole: another browser keeps neither. A sentence where it cannot. */
async function sourceOf(
  connectionId: string,
  { source }: ResultSet,
): Promise<SharedSource | string> {
  if (source.kind === 'search') return source
  if (source.kind === 'list') {
    const read = await readList(connectionId, source.listId)
    if (!read) return 'The list that this set is loaded from was deleted: there is nothing to send.'
    const { name, entries } = read.list
    const bare = entries.map(({ id, country }) => ({ id, country, note: '' }))
    return { kind: 'list', name, entries: bare }
  }
  const read = await readBatch(connectionId, source.batchId)
  if (!read) return 'The batch that this set is loaded from was deleted: there is nothing to send.'
  const { batch, lines } = read
  if (lines.length > MOST_SHARED_LINES) {
    return `A link carries ${formatCount(MOST_SHARED_LINES)} codes at the most, and the batch of this set has ${formatCount(lines.length)}. Send an export.`
  }
  if (lines.some(({ isTitle }) => isTitle === true)) {
    return 'The batch of this set has rows that were matched by title, and no link carries what was accepted for them. Send an export.'
  }
  const { atOnce: _own, ...settings } = batch.settings
  return {
    kind: 'batch',
    name: batch.name,
    countries: [...new Set(batch.groups.flat())],
    settings,
    lines: lines.map(({ text }) => text),
  }
}

function Made({ set, snapshot, state }: Props) {
  const { id } = useConnection()
  const { data: source } = useQuery({
    queryKey: ['source of a link', id, set.id],
    queryFn: () => sourceOf(id, set),
    ...KEPT,
  })
  const work = useMemo((): SharedOf<'set'> | string => {
    if (source === undefined || typeof source === 'string') return source ?? ''
    const { name, countries } = set
    const view = encodeWorkbench({ ...state, snapshot: '' }).toString()
    return { kind: 'set', name, countries, source, rows: snapshot.counts.rows, view }
  }, [source, set, snapshot.counts.rows, state])
  if (source === undefined) return <Spinner label="Reading what is loaded" />
  return (
    <CopyLinkPanel
      to={paths.sharedCollection('search')}
      work={work}
      carries={
        set.source.kind === 'search'
          ? 'the search and this view'
          : `the ${set.source.kind} and this view`
      }
      lacks={SET_LACKS}
    />
  )
}
