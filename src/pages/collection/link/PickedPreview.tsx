import ListX from 'lucide-react/icons/list-x'
import { useMemo } from 'react'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { addEntries } from '@/domain/picked/changeEntries.ts'
import { MOST_ENTRIES } from '@/domain/picked/productList.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { plural } from '@/lib/text/plural.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { SHARE } from '@/words/shareNames.ts'
import { LinkPreview, type LinkPreviewProps } from './LinkPreview.tsx'
import { decodeSharedList, encodeSharedList, type SharedListState } from './pickedLink.ts'
import { toSharedCollection } from './toSharedCollection.ts'

/** A link in the oldest form, which lists the IDs of picked products in the query of the address. */
export function PickedInQuery() {
  const { state, corrections } = useUrlState(decodeSharedList, encodeSharedList)
  return (
    <>
      <Corrections list={corrections} />
      <PickedPreview sent={state} shared={null} />
    </>
  )
}

type Props = { sent: SharedListState; shared: LinkPreviewProps['shared'] }

/** The preview of picked products in a link of an earlier release, shown like any other collection. */
export function PickedPreview({ sent, shared }: Props) {
  const name = sent.name === '' ? SHARE.products : sent.name
  usePageTitle(name)
  const { entries, left } = useMemo(() => addEntries([], sent.entries, 0), [sent.entries])
  const work = useMemo(
    () =>
      toSharedCollection({
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
      <LinkPreview shared={shared} work={work} />
    </>
  )
}
