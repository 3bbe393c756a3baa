import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'

/** Shown if the browser's storage couldn't read what a page needs. */
export function StoredUnread() {
  return (
    <ErrorCard title="Stored data couldn’t be read.">
      The browser’s storage isn’t responding. Nothing is lost. Reload the page.
    </ErrorCard>
  )
}
