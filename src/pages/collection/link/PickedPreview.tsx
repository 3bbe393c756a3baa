import ListX from 'lucide-react/icons/list-x'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { addEntries } from '@/domain/picked/changeEntries.ts'
import { MOST_ENTRIES } from '@/domain/picked/productList.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { SharedLinkRefused, useSharedLink } from '@/features/share/SharedLink.tsx'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { asCollection } from './earlierWork.ts'
import { decodeSharedList, encodeSharedList, type SharedListState } from './pickedLink.ts'
import { Preview, type PreviewProps } from './SharedCollectionPage.tsx'
import styles from '@/pages/collection/SearchCollection.module.css'

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
          title={`The link has ${plural(left, 'product')} more: a collection has ${plural(MOST_ENTRIES, 'product')} at most.`}
        />
      )}
      <Preview shared={shared} work={work} />
    </>
  )
}
