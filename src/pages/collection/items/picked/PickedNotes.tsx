import { Button } from '@/components/ui/buttons/Button.tsx'
import { Note } from '@/components/ui/panels/Note.tsx'
import { MOST_ENTRIES } from '@/domain/picked/productList.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import type { ReadPicked } from '@/storage/collections/picked.ts'
import { PICKED } from '@/words/pickedNames.ts'

type Props = {
  read: ReadPicked
  /** How many of the products could not be loaded; 0 while some are still loading. `of` is the number of all. */
  failed: number
  of: number
  onTryAgain: () => void
}

/** Notices about a picked collection, above its rows. */
export function PickedNotes({
  read: { list, isInMemory, damaged },
  failed,
  of,
  onTryAgain,
}: Props) {
  return (
    <>
      {isInMemory && (
        <Note tone="warn" title="This collection is lost when you close this page.">
          The browser’s storage is full or blocked. You can use the collection until you close the
          page. Export it to save it.
        </Note>
      )}
      {damaged > 0 && (
        <Note tone="warn" title="Part of this collection can’t be read.">
          {plural(damaged, 'product is', 'products are')} damaged and not shown. A backup in
          Settings includes them as they are.
        </Note>
      )}
      {failed > 0 && (
        <Note
          tone="warn"
          title={`${formatCount(failed)} of ${formatCount(of)} couldn’t be loaded; you see the last known prices.`}
          actions={
            <Button size="s" onClick={onTryAgain}>
              {PICKED.tryAgain}
            </Button>
          }
        />
      )}
      {list.entries.length >= MOST_ENTRIES && (
        <Note
          title={`This collection is full: it has ${plural(MOST_ENTRIES, 'product')} at most.`}
        />
      )}
    </>
  )
}
