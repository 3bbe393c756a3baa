import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useMemo, useState } from 'react'
import type { Connection } from '../../catalog/connection.ts'
import { marketGroups } from '../../catalog/countryGroups.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { firstInWords } from '../../lib/sortKeys.ts'
import { newId } from '../../lib/newId.ts'
import { shownCountries } from '../../lib/countryCode.ts'
import { isSameSource } from '../../model/again/sameSource.ts'
import { readLines } from '../../model/batch/inputLines.ts'
import { readReference, referenceWords } from '../../market/reference.ts'
import { columnLabels } from '../../model/columns/columns.ts'
import { addEntries } from '../../model/lists/changeEntries.ts'
import type { SetSource } from '../../model/resultSet/resultSet.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { setsQuery } from '../../queries/kept/setsQuery.ts'
import { costInWords } from '../../runs/load/loadWords.ts'
import { useLoadCost } from '../../runs/load/useLoadCost.ts'
import { useStartLoad } from '../../runs/load/useStartLoad.ts'
import { SharedLinkRefused, SharedPreview, useSharedLink } from '../../share/SharedLink.tsx'
import type { Shared, SharedOf } from '../../share/sharedWork.ts'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/settings/connection.tsx'
import { useUsualReference } from '../../shell/settings/useUsualReference.ts'
import { createList } from '../../store/lists/lists.ts'
import { readLoadChoice } from '../../store/preferences/loadChoice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { searchInWords } from '../../url/filtersInWords.ts'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { SHARE, viewFromLink } from '../../words/shareNames.ts'
import { newBatch } from '../../work/batch/newBatch.ts'
import { SET_LACKS } from './SetLink.tsx'
import styles from './WorkbenchPage.module.css'
import { narrowings } from './filters/filterWords.ts'
import { decodeWorkbench, encodeWorkbench, type WorkbenchState } from './workbenchState.ts'

/** A view of a result set that came with a link: what it would load, and one press that loads it here. */
export function SharedSetPage() {
  const read = useSharedLink('set')
  return (
    <Frame className={styles.alone}>
      {read.kind === 'shared' ? (
        <Preview shared={read.shared} work={read.work} />
      ) : (
        <SharedLinkRefused
          read={read}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      )}
    </Frame>
  )
}

type Source = SharedOf<'set'>['source']

/** "Search: cotton kurta, brand Marlowe", "A list of 12 products". */
function sourceInWords(source: Source, countries: string[]): string {
  if (source.kind === 'search') return searchInWords(source, countries)
  const [count, of] =
    source.kind === 'list' ? [source.entries.length, 'products'] : [source.lines.length, 'codes']
  return `A ${source.kind} of ${formatCount(count)} ${count === 1 ? of.slice(0, -1) : of}: ${source.name}`
}

/** "merchant Northgate, by offer price, lowest first, summary". */
function viewInWords({ filter, sort, view, columns, ref }: WorkbenchState, usual: string): string {
  const called = columnLabels(referenceWords(readReference(ref || usual)))
  const order = sort.map(({ column, down }) => `by ${firstInWords(called(column), down)} first`)
  const parts = [
    ...narrowings(filter, called).map(({ label, value }) => `${label} ${value}`),
    order.join(', then '),
    { table: '', summary: 'summary', merchants: 'prices by merchant' }[view],
    columns === null ? '' : `${formatCount(columns.length)} columns`,
  ]
  return parts.filter((part) => part !== '').join(', ') || 'all rows, as they are loaded'
}

/** A list or a batch is first made one of the reader's own. */
async function ownSource(connection: Connection, source: Source): Promise<SetSource> {
  if (source.kind === 'search') return source
  const at = Date.now()
  if (source.kind === 'list') {
    const id = newId()
    const { entries } = addEntries([], source.entries, at)
    await createList(connection.id, { id, at, changedAt: at, name: source.name, entries })
    return { kind: 'list', listId: id }
  }
  const { id } = await newBatch(connection.id, {
    name: source.name,
    lines: readLines(
      source.lines.map((text, place) => ({ line: place + 1, text, target: null })),
      source.settings.as,
    ),
    groups: marketGroups(source.countries),
    settings: { ...source.settings, atOnce: readLoadChoice().atOnce },
    at,
  })
  return { kind: 'batch', batchId: id }
}

type Given = { shared: Pick<Shared, 'at' | 'isDemo'>; work: SharedOf<'set'> }

function Preview({ shared, work }: Given) {
  const { name, countries, source, rows } = work
  const connection = useConnection()
  const usual = useUsualReference()
  const begin = useStartLoad()
  const [isStarting, setStarting] = useState(false)
  const { data } = useQuery(setsQuery(connection.id))
  const known =
    source.kind === 'search'
      ? data?.sets.find(({ set }) => isSameSource(set, { source, countries }))
      : undefined
  const view = useMemo(() => decodeWorkbench(new URLSearchParams(work.view)), [work.view])
  const asks = { search: rows, list: rows, batch: null }[source.kind]
  const cost = useLoadCost(source, asks, readLoadChoice())
  const start = async () => {
    setStarting(true)
    const given = ownSource(connection, source).then((own) => ({
      name,
      source: own,
      countries,
      settings: readLoadChoice(),
    }))
    await begin.set(given, encodeWorkbench(view.state))
    setStarting(false)
  }
  return (
    <>
      <Corrections list={view.corrections} />
      <SharedPreview
        title={viewFromLink(name)}
        about={sourceInWords(source, countries)}
        shared={shared}
        lacks={SET_LACKS}
        figures={[
          { label: 'Rows when it was sent', value: formatCount(rows) },
          { label: 'Countries', value: shownCountries(countries) },
          { label: 'To load', value: costInWords(cost) },
        ]}
        view={viewInWords(view.state, usual)}
        actions={
          <>
            {known && (
              <Link
                className={buttonClass({ variant: 'primary' })}
                to={paths.collection(known.set.id, encodeWorkbench(view.state))}
              >
                {SHARE.showHere}
              </Link>
            )}
            <Button
              variant={known ? 'secondary' : 'primary'}
              icon={<Play />}
              disabled={isStarting}
              onClick={() => void start()}
            >
              {known ? SHARE.startAnew : SHARE.start}
            </Button>
            {known && <span>You have loaded this search in this browser before.</span>}
          </>
        }
      />
    </>
  )
}
