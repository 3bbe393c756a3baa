import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenWhole } from '@/lib/wholePage.ts'

/** Read from the database once the page is whole: its results do not wait for a count. */
export const NewMatches = lazyPart(async () => {
  await whenWhole()
  return (await import('./NewMatches.tsx')).NewMatches
})
