import { ErrorCard } from '@/components/ui/panels/ErrorCard.tsx'

/** The card for a page whose data the browser's storage couldn't read. */
export function StorageReadError() {
  return (
    <ErrorCard title="Stored data couldn’t be read.">
      The browser’s storage isn’t responding. Nothing is lost. Reload the page.
    </ErrorCard>
  )
}
