import Barcode from 'lucide-react/icons/barcode'
import Check from 'lucide-react/icons/check'
import LinkIcon from 'lucide-react/icons/link'
import Search from 'lucide-react/icons/search'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { TABLE_ROLES } from '@/components/ui/tables/tableRoles.ts'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { countriesInWords } from '@/domain/collections/countriesInWords.ts'
import { NameForm } from '@/features/page/NameForm.tsx'
import { formatCount, formatPoints } from '@/lib/numbers/format.ts'
import { formatWhenShort } from '@/lib/numbers/formatTimes.ts'
import { plural, pluralForm } from '@/lib/text/plural.ts'
import { collectionPath } from '@/routing/collectionPath.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { changesInWords } from './collectionWords.ts'
import type { CollectionPosition } from './readPosition.ts'
import { RowMenu } from './RowMenu.tsx'
import { StateCell } from './StateCell.tsx'
import type { ActiveJob } from './useActiveJobs.ts'
import type { CollectionActions } from './useCollectionActions.ts'
import styles from './CollectionsTable.module.css'

function SourceIcon({ collection: { source, origin } }: { collection: CollectionSummary }) {
  if (source === 'search') return <Search />
  if (source === 'picked') return <Check />
  return origin.kind === 'codes' && origin.as === 'url' ? <LinkIcon /> : <Barcode />
}

type Props = {
  collection: CollectionSummary
  /** The source of its products, as text. */
  origin: string
  active: ActiveJob | undefined
  position: CollectionPosition | null | undefined
  acts: CollectionActions
}

/** The row of a collection in the list of collections. */
export function CollectionRow({ collection, origin, active, position, acts }: Props) {
  const { name, items, state, changes, updatedAt, isInMemory, damaged } = collection
  const [isNaming, setNaming] = useState(false)
  // On a phone, lines that would only show a dash are left out.
  const isWhole = state.kind === 'complete' || state.kind === 'short'
  const isBlank = active === undefined && isWhole && !position
  const hasNoChanges = changes === null && state.kind !== 'short'
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader} scope="row" className={styles.name}>
        <span className={styles.named}>
          <SourceIcon collection={collection} />
          <span className={styles.words}>
            {isNaming ? (
              <NameForm
                label="Name"
                name={name}
                what="A collection"
                action="Save name"
                onName={(text) => {
                  setNaming(false)
                  void acts.rename(collection, text)
                }}
                onCancel={() => setNaming(false)}
              />
            ) : (
              <Link to={collectionPath(collection)} dir="auto" className={styles.link} data-press>
                {name}
              </Link>
            )}
            <span className={styles.quiet} dir="auto">
              <LangText>{origin}</LangText>
            </span>
            {isInMemory && (
              <span className={styles.warning}>
                <TriangleAlert /> Not saved: it ends when you close this page. Export what you need.
              </span>
            )}
            {damaged > 0 && (
              <span className={styles.warning}>
                <TriangleAlert /> {plural(damaged, 'part')} of it can’t be read
              </span>
            )}
          </span>
        </span>
      </th>
      <td {...TABLE_ROLES.cell} data-number className={styles.items}>
        {items === null ? <EmptyValue what="number not stated" /> : formatCount(items)}
        <span className={styles.unit}> {pluralForm(items ?? 0, 'product')}</span>
      </td>
      <td {...TABLE_ROLES.cell} className={styles.countries}>
        {countriesInWords(collection)}
      </td>
      <td
        {...TABLE_ROLES.cell}
        data-group
        data-empty={isBlank || undefined}
        className={styles.position}
      >
        <StateCell collection={collection} active={active} position={position} acts={acts} />
      </td>
      <td {...TABLE_ROLES.cell} data-number className={styles.since}>
        {typeof position?.indexChange === 'number' ? (
          <LangText>{formatPoints(position.indexChange)}</LangText>
        ) : (
          <EmptyValue what="no earlier price index" />
        )}
      </td>
      <td
        {...TABLE_ROLES.cell}
        data-group
        data-empty={hasNoChanges || undefined}
        className={styles.changes}
      >
        <Changes collection={collection} />
      </td>
      <td {...TABLE_ROLES.cell} className={styles.updated}>
        {updatedAt === null ? (
          <EmptyValue what="never loaded" />
        ) : (
          <LangText>{formatWhenShort(updatedAt)}</LangText>
        )}
      </td>
      <td {...TABLE_ROLES.cell} className={styles.menu}>
        <RowMenu
          collection={collection}
          isActive={active !== undefined}
          acts={acts}
          onRename={() => setNaming(true)}
        />
      </td>
    </tr>
  )
}

function Changes({ collection }: Pick<Props, 'collection'>) {
  const { id, versionsId, name, changes, state, origin } = collection
  // A saved search has no page for its versions, so link to the collection that has them.
  const of = origin.kind === 'saved search' ? (versionsId ?? id) : id
  if (state.kind === 'short') {
    const { loaded, promised } = state
    return `${formatCount(loaded)} of ${formatCount(promised)} products loaded`
  }
  if (changes === null) return <EmptyValue what="no earlier version" />
  if (changes.kind === 'versions') {
    return (
      <Link to={paths.changes(of)}>
        See changes<span className="vh"> in {name}</span>
      </Link>
    )
  }
  const words = <LangText>{changesInWords(changes)}</LangText>
  if (changes.kind === 'compared') {
    return (
      <Link to={paths.changes(of)}>
        {words}
        <span className="vh"> in {name}</span>
      </Link>
    )
  }
  if (changes.kind === 'missing') {
    return (
      <span className={styles.warning}>
        <TriangleAlert /> {words}
      </span>
    )
  }
  return words
}
