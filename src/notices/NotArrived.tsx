import { Note } from '../ui/panels/Note.tsx'

/** In place of a part whose code did not arrive; the rest of its page is there. `title` says what is missing. */
export function NotArrived({ title }: { title: string }) {
  return (
    <Note tone="warn" title={title}>
      A part of this app did not arrive. Check the connection, then load the page again.
    </Note>
  )
}
