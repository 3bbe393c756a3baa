import ListPlus from 'lucide-react/icons/list-plus'
import ListX from 'lucide-react/icons/list-x'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useGridRefs } from '../../../grid/rows/useGridRows.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { addEntries } from '../../../model/lists/changeEntries.ts'
import {
  cleanName,
  MOST_ENTRIES,
  NAME_LENGTH,
  type ProductList,
} from '../../../model/lists/productList.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { SentWithout, SharedLinkRefused, useSharedLink } from '../../../share/SharedLink.tsx'
import { PageHeading } from '../../../shell/PageHeading.tsx'
import { Link } from '../../../shell/Link.tsx'
import { usePageTitle } from '../../../shell/usePageTitle.ts'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { useGo } from '../../../shell/way.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { LISTS } from '../../../words/listNames.ts'
import { productsInWords } from '../../../words/productsInWords.ts'
import { LIST_LACKS } from '../ListLink.tsx'
import styles from './SharedListPage.module.css'
import { SharedTable } from './SharedTable.tsx'
import { decodeSharedList, encodeSharedList, type SharedListState } from '../listsState.ts'
import { loadWords } from '../../workbench/items/picked/loadWords.ts'
import { useListChanges } from '../../../selection/useListChanges.ts'
import { useListPrices } from '../../workbench/items/picked/useListPrices.ts'

/** What is answered is kept with the list once it is one of the reader's own. */
const keepNothing = () => Promise.resolve()

/** A list that is in its link: shown as it is, and taken over on a press. */
export function SharedListPage() {
  const { hash } = useLocation()
  return <Frame className={styles.page}>{hash === '' ? <OfParameters /> : <OfFragment />}</Frame>
}

/** As links were written before: an id after the other. */
function OfParameters() {
  const { state, corrections } = useUrlState(decodeSharedList, encodeSharedList)
  return (
    <>
      <Corrections list={corrections} />
      <Shown state={state} />
    </>
  )
}

function OfFragment() {
  const read = useSharedLink('list')
  if (read.kind === 'shared') {
    return (
      <Shown state={read.work}>
        <SentWithout shared={read.shared} lacks={LIST_LACKS} />
      </Shown>
    )
  }
  return (
    <SharedLinkRefused read={read} others={{ to: paths.collections(), label: COLLECTIONS.all }} />
  )
}

/** `children`: what else is said of the link. */
function Shown({ state, children }: { state: SharedListState; children?: ReactNode }) {
  const go = useGo()
  const changes = useListChanges()
  const title = state.name === '' ? LISTS.shared : state.name
  const [name, setName] = useState(state.name)
  const refs = useGridRefs()
  const fitting = useMemo(() => addEntries([], state.entries, 0), [state])
  const list = useMemo<ProductList>(
    () => ({ id: '', at: 0, changedAt: 0, name: title, entries: fitting.entries }),
    [fitting, title],
  )
  const { entries, states, loader } = useListPrices(list.entries, refs.body, keepNothing)
  usePageTitle(title)

  const keep = async () => {
    const now = Date.now()
    const own = entries.map((entry) => ({ ...entry, addedAt: now }))
    const id = await changes.create(cleanName(name) || LISTS.shared, own)
    if (id !== null) go(paths.collection(id))
  }
  return (
    <>
      {list.entries.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<ListX />}
            title="This link holds no products"
            actions={
              <Link className={buttonClass()} to={paths.collections()}>
                {COLLECTIONS.all}
              </Link>
            }
          >
            <p>It may have been cut on its way. Ask for it once more, or for the list as a file.</p>
          </EmptyState>
        </Panel>
      ) : (
        <Panel aria-label={title} className={styles.panel}>
          <header className={styles.head}>
            <div className={styles.words}>
              <PageHeading dir="auto">{title}</PageHeading>
              <p>
                <Localized>{`Shared as a link, kept nowhere yet · ${loadWords(entries, states).words}`}</Localized>
              </p>
              {children}
            </div>
            <div className={styles.keep}>
              <TextField
                hideLabel
                label={LISTS.name}
                value={name}
                onChange={setName}
                placeholder={LISTS.name}
                maxLength={NAME_LENGTH}
              />
              <Button variant="primary" icon={<ListPlus />} onClick={() => void keep()}>
                {LISTS.keep}
              </Button>
            </div>
          </header>
          <SharedTable
            refs={refs}
            entries={entries}
            states={states}
            onRetry={(entry) => loader.loadAgain([entry])}
          />
          {fitting.left > 0 && (
            <p className={styles.foot}>
              {`The link names ${productsInWords(fitting.left)} more: a list holds ${formatCount(MOST_ENTRIES)} at the most.`}
            </p>
          )}
        </Panel>
      )}
    </>
  )
}
