import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'

/** The browser's storage gave nothing of what a page shows. */
export function StoredUnread() {
  return (
    <ErrorCard title="Stored data couldn’t be read.">
      The browser’s storage isn’t responding. Nothing is lost. Reload the page.
    </ErrorCard>
  )
}
