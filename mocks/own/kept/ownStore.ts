/** The own catalog of this browser: taken from a feed, kept, and made into an engine when it is first asked. */
import type { Catalog, Week } from '../../catalog/catalog.ts'
import type { FeedReading, ImportProgress, KeptCatalog } from '../feed.ts'
import type { FeedSource } from '../file/feedSource.ts'
import { type Imported, type ImportLimits, importFeed } from '../importFeed.ts'
import { BusyElsewhere, type Draft, type Keep, type Kept, memoryKeep } from './keep.ts'
import { ownData } from './ownData.ts'
import { ownEngine } from './ownEngine.ts'
import type { Part } from './parts.ts'

type Pace = {
  /** Told now and then how far it is; false stops. */
  goesOn: (progress: ImportProgress) => Promise<boolean>
  /** Whether what was read before a stop is to be the catalog. */
  takesPartial: (rows: number) => Promise<boolean>
}

export type OwnStore = {
  kept: () => Promise<KeptCatalog | null>
  take: (source: FeedSource, reading: FeedReading, pace: Pace) => Promise<KeptCatalog | null>
  /** Its rows stay where they are until `forget`, so that `putBack` can bring it back. */
  remove: () => Promise<void>
  /** False where what had this id is gone, or another catalog is kept by now. */
  putBack: (id: string) => Promise<boolean>
  /** Lets go of the removed catalog of this id. */
  forget: (id: string) => Promise<void>
  engine: (week: Week) => Promise<Catalog>
}

const NO_STORE = 'This browser keeps nothing: a catalog taken here lasts until the page is closed.'

/** How often progress is told, in milliseconds. */
const EVERY = 100

export type OwnStoreOptions = { limits?: ImportLimits; now?: () => number; makeId?: () => string }

/** Without the names of merchants, which are the engine's. */
const described = ({ merchants: _merchants, ...catalog }: Kept): KeptCatalog => catalog

export const ownStore = (
  keep: Keep,
  { limits, now = Date.now, makeId = () => crypto.randomUUID() }: OwnStoreOptions = {},
): OwnStore => {
  /** Holds a catalog that could not be kept; it goes before the kept one. */
  const visit = memoryKeep()
  const engines = new Map<string, Promise<Catalog>>()
  /** The id of what was removed, while it can be put back. */
  let removed: string | null = null

  const current = async (): Promise<{ from: Keep; catalog: Kept } | null> => {
    const here = await visit.current()
    if (here) return { from: visit, catalog: here }
    const catalog = await keep.current().catch(() => {
      throw new Error(NO_STORE)
    })
    return catalog && { from: keep, catalog }
  }

  const engineOf = (
    catalog: Kept,
    parts: () => Promise<readonly Part[]>,
    week: Week,
  ): Promise<Catalog> => {
    const key = `${catalog.id} ${week}`
    const known = engines.get(key)
    if (known) return known
    const engine = parts().then((held) => ownEngine(ownData(held, catalog.merchants), week))
    engines.set(key, engine)
    return engine
  }

  const engine = async (week: Week): Promise<Catalog> => {
    const found = await current()
    if (!found) throw new Error('No catalog of your own is kept in this browser.')
    return engineOf(found.catalog, () => found.from.parts(found.catalog.id), week)
  }

  /** Where a part finds no room, the import goes on in memory. */
  const draftOn = async (id: string) => {
    const held: Part[] = []
    let kept: Draft | null = await keep.begin(id).catch(noRoom)
    const letGo = async (): Promise<void> => {
      const draft = kept
      kept = null
      await draft?.drop().catch(() => undefined)
    }
    return {
      held,
      add: async (part: Part) => {
        held.push(part)
        await kept?.add(part).catch(letGo)
      },
      finish: async (catalog: Kept): Promise<Kept> => {
        if (kept) {
          const isKept = await kept.finish(catalog).then(
            () => true,
            () => false,
          )
          if (isKept) {
            await visit.remove()
            await visit.forget()
            return catalog
          }
          await letGo()
        }
        const here = { ...catalog, isForThisVisit: true }
        const draft = await visit.begin(id)
        for (const part of held) await draft.add(part)
        await draft.finish(here)
        return here
      },
      drop: letGo,
    }
  }

  const take: OwnStore['take'] = async (source, reading, pace) => {
    const id = makeId()
    const draft = await draftOn(id)
    try {
      const progress = (
        phase: ImportProgress['phase'],
        count: Pick<Imported, 'rows' | 'skipped' | 'bytes'>,
      ) => ({
        phase,
        bytes: count.bytes,
        ofBytes: source.bytes,
        rows: count.rows,
        skipped: count.skipped,
      })
      let told = 0
      const imported = await importFeed(source, reading, {
        ...(limits ? { limits } : {}),
        keep: draft.add,
        now: now(),
        goesOn: async (count) => {
          if (now() - told < EVERY) return true
          const goesOn = await pace.goesOn(progress('reading', count))
          told = now()
          return goesOn
        },
      })
      if (
        imported.isStopped &&
        (imported.rows === 0 || !(await pace.takesPartial(imported.rows)))
      ) {
        await draft.drop()
        return null
      }
      if (imported.rows === 0) throw new Error(whyNone(imported))
      const { isStopped: _isStopped, ...counts } = imported
      const catalog: Kept = {
        id,
        fileName: source.name,
        importedAt: now(),
        isForThisVisit: false,
        ...counts,
      }
      if (!imported.isStopped) await pace.goesOn(progress('indexing', imported))
      engines.clear()
      await engineOf(catalog, async () => draft.held, 'this')
      return described(await draft.finish(catalog))
    } catch (error) {
      await draft.drop()
      throw error
    }
  }

  const forgetBoth = async (): Promise<void> => {
    await visit.forget()
    await keep.forget()
  }

  return {
    kept: async () => {
      const found = await current()
      return found && described(found.catalog)
    },
    take,
    remove: async () => {
      const found = await current()
      engines.clear()
      await visit.remove()
      await keep.remove().catch((error: unknown) => {
        // what was in the page alone is gone
        if (found?.from !== visit) throw error
      })
      removed = found && found.catalog.id
    },
    putBack: async (id) => {
      if (removed !== id) return false
      removed = null
      const other = await current().catch(() => null)
      if (other) {
        await forgetBoth()
        return false
      }
      const areBack = await Promise.all([visit.putBack(), keep.putBack()])
      return areBack.includes(true)
    },
    forget: async (id) => {
      if (removed !== id) return
      removed = null
      await forgetBoth()
    },
    engine,
  }
}

/** Another tab that reads a feed is told to the user; a store that can't be opened is not in the way. */
const noRoom = (error: unknown): null => {
  if (error instanceof BusyElsewhere) throw error
  return null
}

const whyNone = ({ skipped, problems }: Imported): string => {
  const [first] = problems
  return first
    ? `None of its ${skipped.toLocaleString('en')} rows can be read. Row ${String(first.row)}: ${first.says}.`
    : 'No row was found in this file.'
}
