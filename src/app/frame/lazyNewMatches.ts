import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenWhole } from '@/lib/wholePage.ts'

/** The count of new matches. It reads the database once the page is complete, so that results don’t wait for it. */
export const NewMatches = lazyPart(async () => {
  await whenWhole()
  return (await import('./NewMatches.tsx')).NewMatches
})
