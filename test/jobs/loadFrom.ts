/** A whole load from a service with pages that the test defines, and its result. */
import type { LoadSettings } from '@/domain/collections/collection.ts'
import { aLoad, rowsOf } from './aLoad.ts'
import { fakeClock } from './fakeClock.ts'
import { searchService, type PageRequest, type SearchReply } from './searchService.ts'

export async function loadFrom(
  reply: (requested: PageRequest, nth: number) => SearchReply,
  settings: Partial<LoadSettings> = {},
) {
  const clock = fakeClock()
  const requested = searchService({ clock, reply })
  const { job, versionId } = await aLoad(clock, settings)
  await clock.run()
  const idsOf = async () => (await rowsOf(versionId)).map(({ productId }) => productId)
  return { clock, requested, job, version: job.currentVersion(), ids: await idsOf(), idsOf }
}
