import { lazyPart } from '@/features/messages/lazyPart.tsx'
import { whenFirstPageComplete } from '@/lib/firstPage.ts'

/** The count of new matches. It reads the database once the page is complete, so that results don’t wait for it. */
export const NewMatches = lazyPart(async () => {
  await whenFirstPageComplete()
  return (await import('./NewMatches.tsx')).NewMatches
})
