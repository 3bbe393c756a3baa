import { Note } from '../../ui/panels/Note.tsx'

/** The browser's storage gave nothing of what a page shows. */
export function KeptUnread() {
  return (
    <Note tone="danger" title="What is kept could not be read.">
      The browser’s storage does not answer. Nothing is lost by that; load the page again.
    </Note>
  )
}
