import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenWhole } from '@/lib/wholePage.ts'

/** Reads the database once the page is complete, so that results don’t wait for a count. */
export const NewMatches = lazyPart(async () => {
  await whenWhole()
  return (await import('./NewMatches.tsx')).NewMatches
})
