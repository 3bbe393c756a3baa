import { useMemo, useState } from 'react'
import type { ProductList } from '../../model/lists/productList.ts'
import { CopyLink, CopyLinkPanel } from '../../share/CopyLink.tsx'
import type { SharedOf } from '../../share/sharedWork.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { paths } from '../../url/paths.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import { SHARE } from '../../words/shareNames.ts'

/** What no link of a list carries. */
export const LIST_LACKS = 'prices as they were seen'

type Props = { list: Pick<ProductList, 'name' | 'entries'> }

/** The list as a link: whoever opens it sees the products, with their prices by then. */
export function ListLink(props: Props) {
  return (
    <CopyLink size="s">
      <Made {...props} />
    </CopyLink>
  )
}

function Made({ list: { name, entries } }: Props) {
  const [withNotes, setWithNotes] = useState(false)
  const hasNotes = entries.some(({ note }) => note !== '')
  const work = useMemo(
    (): SharedOf<'list'> => ({
      kind: 'list',
      name,
      entries: entries.map(({ id, country, note }) => ({
        id,
        country,
        note: withNotes ? note : '',
      })),
    }),
    [name, entries, withNotes],
  )
  return (
    <CopyLinkPanel
      to={paths.sharedCollection('picked')}
      work={work}
      carries={`${productsInWords(entries.length)}${withNotes ? ' with notes' : ''}`}
      lacks={hasNotes && !withNotes ? `${LIST_LACKS}, notes` : LIST_LACKS}
    >
      {hasNotes && <Checkbox label={SHARE.withNotes} checked={withNotes} onChange={setWithNotes} />}
    </CopyLinkPanel>
  )
}
