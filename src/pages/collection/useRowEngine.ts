import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { RowTraits } from '@/domain/columns/traitColumns.ts'
import type { KnownMarkets } from '@/domain/market/rowMarket.ts'
import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import type { MarketPatch, RowEngine, TraitPatch } from '@/domain/rows/rowView.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import type { LoadJob } from '@/jobs/load/openLoads.ts'
import { createRowEngine } from '@/jobs/workers/rowEngine.ts'

export type RowEngineState = {
  engine: RowEngine
  /** How many rows the engine has so far. */
  rows: number
  /** The aliases that the engine uses. */
  aliases: AliasesByKind
  state: 'reading' | 'read' | 'failed'
  /** Whether loaded rows are being added to the engine. */
  isAdding: boolean
  /** The lowest result version that includes the current markets. */
  minVersion: number
}

/** The entries of a map that changed since they were sent; null for entries that are no longer known. */
function patchOf<Known>(
  sent: ReadonlyMap<string, Known>,
  known: ReadonlyMap<string, Known>,
): (readonly [string, Known | null])[] {
  const removedKeys = [...sent.keys()].filter((key) => !known.has(key))
  return [
    ...[...known].filter(([key, one]) => sent.get(key) !== one),
    ...removedKeys.map((key) => [key, null] as const),
  ]
}

/** Creates an engine for the first subscriber, reads a version into it, and closes it after the last. */
function createReading(
  snapshot: { connectionId: string; versionId: string },
  aliases: AliasesByKind,
) {
  let now: RowEngineState | null = null
  let names = aliases
  let listener = () => {}
  /** How many loaded parts are not in the engine yet. */
  let adding = 0
  /** The markets and attributes that were sent to the engine beside the rows. */
  let sentMarkets: KnownMarkets = new Map()
  let sentTraits: ReadonlyMap<string, RowTraits> = new Map()
  const change = (engine: RowEngine, changes: Partial<RowEngineState>) => {
    // The engine was closed or replaced, so ignore its late messages.
    if (now?.engine !== engine) return
    now = { ...now, ...changes }
    listener()
  }
  const awaitVersion = (engine: RowEngine, version: Promise<number>) => {
    version.then(
      (least) => change(engine, { minVersion: Math.max(least, now?.minVersion ?? 0) }),
      () => {}, // an ended engine is reported by the rows query
    )
  }
  return {
    /** Replaces the aliases that the engine uses; queries have to be repeated after that. */
    join(next: AliasesByKind) {
      if (next === names || now === null) return
      names = next
      const { engine } = now
      engine.join(next).then(
        () => change(engine, { aliases: next }),
        () => {}, // an ended engine is reported by the rows query
      )
    },
    /** Adds rows as they are loaded, instead of reading the whole version at the end. */
    add(rows: readonly ResultRow[]) {
      if (now === null) return
      const { engine } = now
      adding += 1
      change(engine, { isAdding: true })
      const end = () => {
        adding -= 1
        change(engine, { isAdding: adding > 0 })
      }
      // Also ends after a failure: rows that can't be added are read when the page is opened again.
      engine.add(rows).then(end, end)
    },
    /** Sends the changed markets of the rows' codes. */
    sendMarkets(markets: KnownMarkets) {
      if (now === null) return
      const { engine } = now
      const patch: MarketPatch = patchOf(sentMarkets, markets)
      sentMarkets = markets
      if (patch.length > 0) awaitVersion(engine, engine.market(patch))
    },
    /** Sends the changed attributes of the rows' products. */
    sendTraits(traits: ReadonlyMap<string, RowTraits>) {
      if (now === null) return
      const { engine } = now
      const patch: TraitPatch = patchOf(sentTraits, traits)
      sentTraits = traits
      if (patch.length > 0) awaitVersion(engine, engine.traits(patch))
    },
    now: () => now,
    subscribe: (listen: () => void) => {
      const engine = createRowEngine()
      listener = listen
      sentMarkets = new Map()
      sentTraits = new Map()
      now = { engine, rows: 0, aliases: names, state: 'reading', isAdding: false, minVersion: 0 }
      if (names !== noAliases) engine.join(names).catch(() => {})
      engine
        .open(snapshot, (rows) => change(engine, { rows }))
        .then(
          () => change(engine, { state: 'read' }),
          () => change(engine, { state: 'failed' }),
        )
      return () => {
        now = null
        engine.close()
      }
    },
  }
}

/** The engine with a version's rows, the same one while the component lives; newly loaded rows are added. Null at first. */
export function useRowEngine(
  connectionId: string,
  versionId: string,
  job: LoadJob | null,
  markets: KnownMarkets,
  traits: ReadonlyMap<string, RowTraits>,
): RowEngineState | null {
  const aliases = useAliases()
  const [reading] = useState(() => createReading({ connectionId, versionId }, aliases))
  const read = useSyncExternalStore(reading.subscribe, reading.now)
  const engine = read?.engine
  useEffect(() => reading.join(aliases), [reading, aliases])
  useEffect(() => {
    if (engine) reading.sendMarkets(markets)
  }, [reading, engine, markets])
  useEffect(() => {
    if (engine) reading.sendTraits(traits)
  }, [reading, engine, traits])

  useEffect(() => {
    if (!engine || !job) return
    return job.onRows((rows) => reading.add(rows))
  }, [engine, job, reading])
  return read
}
