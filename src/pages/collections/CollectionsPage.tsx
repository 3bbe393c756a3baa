import Download from 'lucide-react/icons/download'
import Layers from 'lucide-react/icons/layers'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { filtersPart } from '@/components/ui/browser/pageParts.ts'
import { saveFile } from '@/components/ui/browser/saveFile.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Segmented } from '@/components/ui/fields/Segmented.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { toast } from '@/components/ui/layers/toast.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import {
  COLLECTION_SOURCE_KINDS,
  type CollectionSourceKind,
} from '@/domain/collections/collectionSummary.ts'
import { ImportSheet } from '@/features/collections/selection/importProducts/ImportSheet.tsx'
import { useListChanges } from '@/features/collections/selection/useListChanges.ts'
import { useCollections, type Collections } from '@/features/collections/useCollections.ts'
import { dayOf } from '@/features/export/exportAbout.ts'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { PositionLegend } from '@/features/pricing/PositionBar.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { listsFile } from '@/storage/collections/listsFile.ts'
import { useStoredCollections } from '@/storage/queries/collectionsQuery.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { exportAllLists, PICKED } from '@/words/pickedNames.ts'
import { activeOf, CollectionsTable } from './CollectionsTable.tsx'
import { collectionsSentence } from './collectionWords.ts'
import { useActiveJobs } from './useActiveJobs.ts'
import styles from './CollectionsPage.module.css'

/** The page *Collections*: all saved work in one table. */
export function CollectionsPage() {
  const { collections, isRead, isUnreadable, damaged } = useCollections()
  const lists = (useStoredCollections().data?.lists ?? []).map(({ list }) => list)
  const changes = useListChanges()
  const [isImporting, setImporting] = useState(false)
  const [openedAt] = useState(Date.now)
  const jobs = useActiveJobs()
  const active = collections.filter((one) => activeOf(one, jobs) !== undefined).length
  const actions: PageAction[] = [
    ...(collections.length > 0
      ? [
          {
            key: 'update',
            onPhone: 'second' as const,
            renderIn: () => (
              <Link className={buttonClass()} to={paths.updates()}>
                <RotateCw />
                <span>Update all</span>
              </Link>
            ),
          },
        ]
      : []),
    {
      key: 'import',
      renderIn: (_, close) => (
        <Button
          icon={<Upload />}
          aria-haspopup="dialog"
          onClick={() => {
            close()
            setImporting(true)
          }}
        >
          {PICKED.import}
        </Button>
      ),
    },
    ...(lists.length > 0
      ? [
          {
            key: 'export',
            renderIn: () => (
              <Button
                icon={<Download />}
                onClick={() => {
                  const now = Date.now()
                  const file = listsFile(lists, now)
                  saveFile(`Collections, ${dayOf(now)}.json`, `${JSON.stringify(file, null, 1)}\n`)
                  toast('Saved as JSON')
                }}
              >
                {exportAllLists(lists.length)}
              </Button>
            ),
          },
        ]
      : []),
    {
      key: 'new',
      onPhone: 'first',
      renderIn: () => (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.newCollection()}>
          <Plus />
          <span>{COLLECTIONS.new}</span>
        </Link>
      ),
    },
  ]
  return (
    <Frame className={styles.page}>
      <PageHead
        title={COLLECTIONS.page}
        meta={<p>Products you come back to, with their prices over time</p>}
        sentence={
          isRead && collections.length > 0
            ? collectionsSentence(collections, active, openedAt)
            : null
        }
        actions={actions}
        more="More with collections"
      />
      {isUnreadable && <StorageReadError />}
      {damaged > 0 && (
        <Note
          tone="warn"
          title={plural(damaged, 'saved entry can’t be read.', 'saved entries can’t be read.')}
        >
          It isn’t listed here. <Link to={paths.settings('stored')}>Stored data</Link> in Settings
          shows what is saved, and a backup includes it as it is.
        </Note>
      )}
      {collections.length > 0 ? (
        <Listed collections={collections} jobs={jobs} />
      ) : isRead ? (
        <Panel>
          <EmptyState
            icon={<Layers />}
            title="No collections yet"
            actions={
              <Link className={buttonClass()} to={paths.newCollection()}>
                {COLLECTIONS.new}
              </Link>
            }
          >
            Save products from a search, a list of codes or picked by hand, and see what changes in
            their prices.
          </EmptyState>
        </Panel>
      ) : (
        <Spinner label="Reading collections" />
      )}
      {isImporting && (
        <ImportSheet
          lists={lists}
          openId=""
          changes={changes}
          onClose={() => setImporting(false)}
        />
      )}
    </Frame>
  )
}

const SOURCE_NAMES: Record<CollectionSourceKind, string> = {
  search: 'Search',
  codes: 'Codes',
  picked: 'Picked',
}

type ListedProps = Pick<Collections, 'collections'> & { jobs: ReturnType<typeof useActiveJobs> }

/** The collections with the filters of the list. */
function Listed({ collections, jobs }: ListedProps) {
  const [source, setSource] = useState<CollectionSourceKind | 'all'>('all')
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const shown = collections.filter(
    (one) =>
      (source === 'all' || one.source === source) && one.name.toLocaleLowerCase().includes(wanted),
  )
  const countOf = (of: CollectionSourceKind) =>
    collections.filter((one) => one.source === of).length
  return (
    <>
      <div ref={filtersPart} tabIndex={-1} className={styles.filters}>
        <Segmented
          label="Source"
          value={source}
          onChange={setSource}
          options={[
            { value: 'all', label: `All ${formatCount(collections.length)}` },
            ...COLLECTION_SOURCE_KINDS.map((value) => ({
              value,
              label: `${SOURCE_NAMES[value]} ${formatCount(countOf(value))}`,
            })),
          ]}
        />
        <TextField
          label="Find a collection"
          hideLabel
          placeholder="Find a collection"
          icon={<Search />}
          value={text}
          onChange={setText}
          onClear={() => {}}
          className={styles.find}
        />
        <PositionLegend />
      </div>
      <output className="vh">{`${formatCount(shown.length)} shown`}</output>
      {shown.length === 0 ? (
        <Panel padded>
          <p>No collection matches. Try another name or source.</p>
        </Panel>
      ) : (
        <CollectionsTable collections={collections} shown={shown} jobs={jobs} />
      )}
      <p className={styles.foot}>
        Price index: average over the products with a competitor; 100 is what your prices are
        compared with. Collections are saved in this browser only.
      </p>
    </>
  )
}
