import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KnownMarkets } from '@/domain/market/rowMarket.ts'
import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { createRowEngine } from '@/jobs/workers/rowEngine.ts'
import type { RowEngineState } from '@/pages/collection/useRowEngine.ts'
import { createItemFeed, type ItemSource } from './itemFeed.ts'

type ReadItems = RowEngineState & { markets: KnownMarkets }

/** Creates an engine for the first subscriber, sends it the rows, and closes it after the last. */
function createReading(aliases: AliasesByKind) {
  let now: ReadItems | null = null
  let names = aliases
  let feed: ReturnType<typeof createItemFeed> | null = null
  let listener = () => {}
  const change = (changes: Partial<ReadItems>) => {
    if (now === null) return
    now = { ...now, ...changes }
    listener()
  }
  return {
    now: () => now,
    update: (source: ItemSource) => feed?.update(source),
    /** Replaces the aliases that the engine uses. */
    join(next: AliasesByKind) {
      if (next === names || now === null) return
      names = next
      now.engine.join(next).then(
        () => change({ aliases: next }),
        () => {}, // the rows query reports an ended engine
      )
    },
    subscribe: (listen: () => void) => {
      const engine = createRowEngine()
      const isThis = () => now?.engine === engine
      listener = listen
      const fed = createItemFeed({
        engine,
        onVersion: (least) => {
          if (isThis()) change({ minVersion: Math.max(least, now?.minVersion ?? 0) })
        },
        onCaughtUp: () => {
          if (isThis() && now?.state !== 'read') change({ state: 'read' })
        },
        onFailed: () => {
          if (isThis()) change({ state: 'failed' })
        },
      })
      feed = fed
      now = {
        engine,
        rows: 0,
        aliases: names,
        state: 'reading',
        isAdding: false,
        minVersion: 0,
        markets: fed.markets,
      }
      if (names !== noAliases) engine.join(names).catch(() => {})
      return () => {
        now = null
        feed = null
        engine.close()
      }
    },
  }
}

/**
 * The engine with the rows of codes or picked products: first all of them are sent in slices, then only changes. Null at first.
 */
export function useItemEngine(source: ItemSource): ReadItems | null {
  const aliases = useAliases()
  const [reading] = useState(() => createReading(aliases))
  const read = useSyncExternalStore(reading.subscribe, reading.now)
  const engine = read?.engine
  useEffect(() => reading.join(aliases), [reading, aliases])
  useEffect(() => {
    if (engine) reading.update(source)
  }, [reading, engine, source])
  return read
}
