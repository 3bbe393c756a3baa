import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { RowTraits } from '@/domain/columns/traitColumns.ts'
import type { KnownMarkets } from '@/domain/market/rowMarket.ts'
import { noAliases, type AliasesByKind } from '@/domain/pricing/names.ts'
import type { MarketPatch, RowEngine, TraitPatch } from '@/domain/rows/rowView.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import type { LoadJob } from '@/jobs/load/openLoads.ts'
import { createRowEngine } from '@/jobs/workers/rowEngine.ts'

export type ReadRows = {
  engine: RowEngine
  /** How many rows it has by now. */
  rows: number
  /** The names that are one in it. */
  aliases: AliasesByKind
  state: 'reading' | 'read' | 'failed'
  /** Whether loaded rows are on their way into it. */
  isAdding: boolean
  /** The version that a look has at least since the markets were told. */
  least: number
}

/** What is another since it was told; null for what is known no longer. */
function newsOf<Known>(
  told: ReadonlyMap<string, Known>,
  known: ReadonlyMap<string, Known>,
): (readonly [string, Known | null])[] {
  const gone = [...told.keys()].filter((key) => !known.has(key))
  return [
    ...[...known].filter(([key, one]) => told.get(key) !== one),
    ...gone.map((key) => [key, null] as const),
  ]
}

/** Reads a version into an engine of its own for as long as someone listens. */
function createReading(
  snapshot: { connectionId: string; versionId: string },
  aliases: AliasesByKind,
) {
  let now: ReadRows | null = null
  let names = aliases
  let listener = () => {}
  /** Parts that were loaded and are not in it yet. */
  let adding = 0
  /** What the engine knows beside the rows. */
  let sentMarkets: KnownMarkets = new Map()
  let sentTraits: ReadonlyMap<string, RowTraits> = new Map()
  const change = (engine: RowEngine, changes: Partial<ReadRows>) => {
    // What a closed engine still says is of nobody's rows.
    if (now?.engine !== engine) return
    now = { ...now, ...changes }
    listener()
  }
  const onMessage = (engine: RowEngine, told: Promise<number>) => {
    told.then(
      (least) => change(engine, { least: Math.max(least, now?.least ?? 0) }),
      () => {}, // an engine that has ended says so where it is asked
    )
  }
  return {
    /** From now on these names are one: whoever looked has to look again. */
    join(next: AliasesByKind) {
      if (next === names || now === null) return
      names = next
      const { engine } = now
      engine.join(next).then(
        () => change(engine, { aliases: next }),
        () => {}, // an engine that has ended says so where it is asked
      )
    },
    /** Rows that have just been loaded: a whole version is not read before the last of them is there. */
    add(rows: readonly ResultRow[]) {
      if (now === null) return
      const { engine } = now
      adding += 1
      change(engine, { isAdding: true })
      const end = () => {
        adding -= 1
        change(engine, { isAdding: adding > 0 })
      }
      // What cannot be added is read with the rest when the page is opened again.
      engine.add(rows).then(end, end)
    },
    /** From now on these are the markets of the rows' codes: what has changed is told. */
    tellMarkets(markets: KnownMarkets) {
      if (now === null) return
      const { engine } = now
      const patch: MarketPatch = newsOf(sentMarkets, markets)
      sentMarkets = markets
      if (patch.length > 0) onMessage(engine, engine.market(patch))
    },
    /** The same of what the rows' products state. */
    tellTraits(traits: ReadonlyMap<string, RowTraits>) {
      if (now === null) return
      const { engine } = now
      const patch: TraitPatch = newsOf(sentTraits, traits)
      sentTraits = traits
      if (patch.length > 0) onMessage(engine, engine.traits(patch))
    },
    now: () => now,
    subscribe: (listen: () => void) => {
      const engine = createRowEngine()
      listener = listen
      sentMarkets = new Map()
      sentTraits = new Map()
      now = { engine, rows: 0, aliases: names, state: 'reading', isAdding: false, least: 0 }
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

/**
 * The rows of a version, the same one for as long as the component lives; those that are loaded meanwhile join them. Null
 * at first.
 */
export function useRowEngine(
  connectionId: string,
  versionId: string,
  job: LoadJob | null,
  markets: KnownMarkets,
  traits: ReadonlyMap<string, RowTraits>,
): ReadRows | null {
  const aliases = useAliases()
  const [reading] = useState(() => createReading({ connectionId, versionId }, aliases))
  const read = useSyncExternalStore(reading.subscribe, reading.now)
  const engine = read?.engine
  useEffect(() => reading.join(aliases), [reading, aliases])
  useEffect(() => {
    if (engine) reading.tellMarkets(markets)
  }, [reading, engine, markets])
  useEffect(() => {
    if (engine) reading.tellTraits(traits)
  }, [reading, engine, traits])

  useEffect(() => {
    if (!engine || !job) return
    return job.onRows((rows) => reading.add(rows))
  }, [engine, job, reading])
  return read
}
