import { useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatCount } from '../../domain/format.ts'
import { LISTS } from '../../domain/lists/listNames.ts'
import type { ProductList } from '../../domain/lists/productList.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { LINK_LENGTH } from '../../url/listsState.ts'
import { sharedLink } from './sharedLink.ts'
import styles from './ShareLine.module.css'

/** The list as an address: whoever opens it sees the products in their own browser. */
export function ShareLine({ list }: { list: ProductList }) {
  const id = useId()
  const { search } = useLocation()
  const [withNotes, setWithNotes] = useState(false)
  const link = useMemo(() => {
    const { origin } = window.location
    return sharedLink({ list, withNotes, location: { origin, search } })
  }, [list, withNotes, search])
  const hasNotes = list.entries.some(({ note }) => note !== '')
  return (
    <div className={styles.share}>
      {link.kind === 'link' ? (
        <>
          <label htmlFor={id} className="vh">
            {LISTS.share}
          </label>
          <input
            id={id}
            readOnly
            className={styles.link}
            value={link.address}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            size="s"
            text={link.address}
            label={LISTS.copyLink}
            copiedLabel="Link copied"
          />
        </>
      ) : (
        <p className={styles.long}>
          {`Too long for a link: ${formatCount(link.length)} characters, and many servers take ${formatCount(LINK_LENGTH)} at the most; ${formatCount(link.fits)} of ${formatCount(list.entries.length)} products would fit. `}
          {withNotes
            ? 'Leave the notes out, or send the JSON of the export.'
            : 'Send the JSON of the export, or a shorter list.'}
        </p>
      )}
      {hasNotes && <Checkbox label={LISTS.withNotes} checked={withNotes} onChange={setWithNotes} />}
    </div>
  )
}
