import ChevronLeft from 'lucide-react/icons/chevron-left'
import Download from 'lucide-react/icons/download'
import ListIcon from 'lucide-react/icons/list'
import ListX from 'lucide-react/icons/list-x'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { dayOf } from '../../export/exportAbout.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import type { ProductList } from '../../model/lists/productList.ts'
import { Corrections } from '../../notices/Corrections.tsx'
import { useLists } from '../../queries/kept/useLists.ts'
import { Link } from '../../shell/Link.tsx'
import { useCountries } from '../../shell/settings/useCountries.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { listsFile } from '../../store/lists/listsFile.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/panels/EmptyState.tsx'
import { Frame } from '../../ui/panels/Frame.tsx'
import { Note } from '../../ui/panels/Note.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Spinner } from '../../ui/panels/Spinner.tsx'
import { buttonClass } from '../../ui/buttons/buttonClass.ts'
import { classes } from '../../ui/styles/classes.ts'
import { saveFile } from '../../ui/browser/saveFile.ts'
import { toast } from '../../ui/layers/toast.ts'
import { paths } from '../../url/paths.ts'
import { LISTS, exportAllLists } from '../../words/listNames.ts'
import { ImportSheet } from './given/ImportSheet.tsx'
import { ListsPanel } from './ListsPanel.tsx'
import { OneList } from './OneList.tsx'
import styles from './OwnLists.module.css'
import { decodeLists, encodeLists } from './listsState.ts'
import { useListChanges } from './useListChanges.ts'

/** A list of this browser that is not there. */
function NoList() {
  return (
    <Panel>
      <EmptyState icon={<ListX />} title="No such list in this browser">
        <p>
          Lists are kept in the browser they were made in, and apart for each connection. This one
          was deleted, or is kept in another browser: there its page has a link that can be sent.
        </p>
      </EmptyState>
    </Panel>
  )
}

/** The lists that this browser keeps, and the one that is open; '' for none. */
export function OwnLists({ id }: { id: string }) {
  const { state, corrections } = useUrlState(decodeLists, encodeLists)
  const query = useLists()
  const changes = useListChanges()
  const [isImporting, setImporting] = useState(false)

  const reads = query.data?.lists ?? []
  const lists = reads.map(({ list }) => list)
  const damaged = query.data?.damaged ?? 0
  const open = reads.find(({ list }) => list.id === id)
  usePageTitle(open?.list.name ?? null)
  const startImport = () => setImporting(true)
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      {query.isError && (
        <Note tone="danger" title="What is kept could not be read.">
          The browser’s storage does not answer. Nothing is lost by that; load the page again.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title={`${formatCount(damaged)} of your lists cannot be read.`}>
          They are damaged and shown nowhere; the others are whole. Settings shows what is stored.
        </Note>
      )}
      {!query.data && !query.isError && <Spinner label="Reading the lists" />}
      {query.data && (
        <div className={classes(styles.columns, id !== '' && styles.opened)}>
          {id !== '' && (
            <Link className={styles.back} to={paths.lists()}>
              <ChevronLeft />
              {LISTS.backToAll}
            </Link>
          )}
          {id === '' ? (
            <ListsTeaching hasLists={lists.length > 0} onImport={startImport} />
          ) : open ? (
            <OneList key={id} read={open} state={state} changes={changes} onImport={startImport} />
          ) : (
            <NoList />
          )}
          <div className={styles.side}>
            <ListsPanel lists={lists} openId={id} changes={changes} />
            <BringPanel lists={lists} onImport={startImport} />
          </div>
        </div>
      )}
      {isImporting && (
        <ImportSheet
          lists={lists}
          openId={open ? id : ''}
          changes={changes}
          onClose={() => setImporting(false)}
        />
      )}
    </Frame>
  )
}

type Props = { lists: readonly ProductList[]; onImport: () => void }

/** Lists in and out of this browser. */
function BringPanel({ lists, onImport }: Props) {
  const save = () => {
    const now = Date.now()
    saveFile(`Lists, ${dayOf(now)}.json`, `${JSON.stringify(listsFile(lists, now), null, 1)}\n`)
    toast('Saved as JSON')
  }
  return (
    <Panel title={LISTS.bring} padded>
      <div className={styles.stack}>
        <Button icon={<Upload />} aria-haspopup="dialog" onClick={onImport}>
          {LISTS.import}
        </Button>
        {lists.length > 0 && (
          <Button icon={<Download />} onClick={save}>
            {exportAllLists(lists.length)}
          </Button>
        )}
        <p className={styles.quiet}>
          Lists live in this browser. A link holds ids, countries, the name and the notes you tick;
          no key, no service address.
        </p>
      </div>
    </Panel>
  )
}

/** What lists are for and how they begin, where none is open. */
function ListsTeaching({ hasLists, onImport }: { hasLists: boolean; onImport: () => void }) {
  const [countries] = useCountries()
  return (
    <Panel>
      <EmptyState
        icon={<ListIcon />}
        title={hasLists ? 'Choose a list' : 'Products you come back to'}
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
              Search for products
            </Link>
            <Button aria-haspopup="dialog" onClick={onImport}>
              {LISTS.import}
            </Button>
          </>
        }
      >
        <p>
          A list keeps products in an order of yours, with a note on each. It remembers the price at
          which it first saw a product, asks for the price now when it is opened, and shows what is
          cheaper, dearer, out of stock or gone since. Without a connection it reads as last seen.
        </p>
        <p>
          “{LISTS.add}” is on every product page and beside selected search results. A list can be
          compared, put into a batch, exported, or sent as a link.
        </p>
      </EmptyState>
    </Panel>
  )
}
