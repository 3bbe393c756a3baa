import ListX from 'lucide-react/icons/list-x'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { addEntries } from '../../../model/lists/changeEntries.ts'
import { MOST_ENTRIES } from '../../../model/lists/productList.ts'
import { Corrections } from '../../../notices/Corrections.tsx'
import { SharedLinkRefused, useSharedLink } from '../../../share/SharedLink.tsx'
import { Link } from '../../../shell/Link.tsx'
import { usePageTitle } from '../../../shell/usePageTitle.ts'
import { useUrlState } from '../../../shell/useUrlState.ts'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { EmptyState } from '../../../ui/panels/EmptyState.tsx'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { Note } from '../../../ui/panels/Note.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { productsInWords } from '../../../words/productsInWords.ts'
import { SHARE } from '../../../words/shareNames.ts'
import styles from '../WorkbenchPage.module.css'
import { asCollection } from './earlierWork.ts'
import { decodeSharedList, encodeSharedList, type SharedListState } from './pickedLink.ts'
import { Preview, type PreviewProps } from './SharedCollectionPage.tsx'

/** Picked products in a link of an earlier version, which had a form of its own. */
export function SharedPickedPage() {
  const { hash } = useLocation()
  return <Frame className={styles.alone}>{hash === '' ? <OfParameters /> : <OfFragment />}</Frame>
}

/** The oldest form: an id after the other. */
function OfParameters() {
  const { state, corrections } = useUrlState(decodeSharedList, encodeSharedList)
  return (
    <>
      <Corrections list={corrections} />
      <Products sent={state} shared={null} />
    </>
  )
}

function OfFragment() {
  const read = useSharedLink('list')
  if (read.kind === 'shared') return <Products sent={read.work} shared={read.shared} />
  return (
    <SharedLinkRefused read={read} others={{ to: paths.collections(), label: COLLECTIONS.all }} />
  )
}

type Props = { sent: SharedListState; shared: PreviewProps['shared'] }

/** The products as every link of a collection has them. */
function Products({ sent, shared }: Props) {
  const name = sent.name === '' ? SHARE.products : sent.name
  usePageTitle(name)
  const { entries, left } = useMemo(() => addEntries([], sent.entries, 0), [sent.entries])
  const work = useMemo(
    () =>
      asCollection({
        kind: 'list',
        name,
        entries: entries.map(({ id, country, note }) => ({ id, country, note })),
      }),
    [name, entries],
  )
  if (entries.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<ListX />}
          title="This link has no products"
          actions={
            <Link className={buttonClass()} to={paths.collections()}>
              {COLLECTIONS.all}
            </Link>
          }
        >
          <p>It may be incomplete. Ask the sender for a new link or a file.</p>
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      {left > 0 && (
        <Note
          tone="warn"
          title={`The link has ${productsInWords(left)} more: a collection has ${productsInWords(MOST_ENTRIES)} at most.`}
        />
      )}
      <Preview shared={shared} work={work} />
    </>
  )
}
