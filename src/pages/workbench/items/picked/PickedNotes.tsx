import { formatCount } from '../../../../lib/numbers/format.ts'
import type { ReadList } from '../../../../store/lists/lists.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Note } from '../../../../ui/panels/Note.tsx'
import { productsInWords } from '../../../../words/productsInWords.ts'
import { MOST_ENTRIES } from '../../../../model/lists/productList.ts'
import { LISTS } from '../../../../words/listNames.ts'

type Props = {
  read: ReadList
  /** Products of these that could not be loaded; 0 while some are still awaited. */
  failed: number
  of: number
  onTryAgain: () => void
}

/** What a person has to know of a picked collection before the rows are read. */
export function PickedNotes({ read: { list, isHeld, damaged }, failed, of, onTryAgain }: Props) {
  return (
    <>
      {isHeld && (
        <Note tone="warn" title="This collection ends with this page.">
          The browser did not store it: it gives the app no storage, or has no room left. The
          collection works until the page is closed. Export it to have it later.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title="A part of this collection cannot be read.">
          {damaged === 1 ? '1 product is' : `${formatCount(damaged)} products are`} damaged and
          shown nowhere. A backup in Settings has them as they are.
        </Note>
      )}
      {failed > 0 && (
        <Note
          tone="warn"
          title={`${formatCount(failed)} of ${formatCount(of)} could not be loaded; they are shown as last seen.`}
          actions={
            <Button size="s" onClick={onTryAgain}>
              {LISTS.tryAgain}
            </Button>
          }
        />
      )}
      {list.entries.length >= MOST_ENTRIES && (
        <Note title={`This collection is full: it has ${productsInWords(MOST_ENTRIES)} at most.`} />
      )}
    </>
  )
}
