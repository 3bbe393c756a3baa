import { Note } from '@/components/ui/panels/Note.tsx'

/** The browser's storage gave nothing of what a page shows. */
export function KeptUnread() {
  return (
    <Note tone="danger" title="Stored data couldn’t be read.">
      The browser’s storage isn’t responding. Nothing is lost. Reload the page.
    </Note>
  )
}
