/** Computes how a collection's price index changed with its latest version. */
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { indexHistory } from '@/domain/history/indexHistory.ts'
import type { RequestedCode, KnownMarkets } from '@/domain/market/rowMarket.ts'
import { createChangesEngine } from '@/jobs/workers/changesEngine.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { readVersions } from '@/storage/collections/versions.ts'

/**
 * How many points the mean index changed, over the codes with an index in both versions; null without an earlier version or such
 * codes. The rows are read in a worker.
 */
export async function readIndexChange(
  connectionId: string,
  { versionsId, changes }: Pick<CollectionSummary, 'versionsId' | 'changes'>,
  read: (requested: readonly RequestedCode[]) => KnownMarkets,
): Promise<number | null> {
  if (versionsId === null || (changes?.kind !== 'versions' && changes?.kind !== 'compared')) {
    return null
  }
  const [newest, before] = (await readVersions(connectionId, versionsId))?.versions ?? []
  if (!newest || !before) return null
  const engine = createChangesEngine()
  try {
    const markets = await engine.marketsOf(connectionId, [before.id, newest.id])
    const { points } = indexHistory(markets.map(read), true)
    const [from, to] = points.map(({ index }) => index)
    return typeof from === 'number' && typeof to === 'number' ? withoutNoise(to - from) : null
  } finally {
    engine.close()
  }
}
