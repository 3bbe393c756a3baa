import { useLocation } from 'react-router-dom'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { SharedLinkRefused, useSharedLink } from '@/features/share/SharedLink.tsx'
import { paths } from '@/routing/paths.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { LinkPreview } from './LinkPreview.tsx'
import { PickedInQuery, PickedPreview } from './PickedPreview.tsx'
import { toSharedCollection } from './toSharedCollection.ts'
import styles from '@/pages/collection/CollectionFrame.module.css'

/** The page that a link to a collection opens: what the link contains, and a button that opens the same rows in the same way. */
export function SharedCollectionPage() {
  const { hash } = useLocation()
  return <Frame className={styles.alone}>{hash === '' ? <PickedInQuery /> : <InFragment />}</Frame>
}

function InFragment() {
  const read = useSharedLink()
  if (read.kind === 'refused') {
    return (
      <SharedLinkRefused read={read} others={{ to: paths.collections(), label: COLLECTIONS.all }} />
    )
  }
  const { shared, work } = read
  return work.kind === 'list' ? (
    <PickedPreview sent={work} shared={shared} />
  ) : (
    <LinkPreview shared={shared} work={toSharedCollection(work)} />
  )
}
