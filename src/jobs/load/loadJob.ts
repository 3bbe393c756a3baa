/** A version of a collection that is or can be loaded: its rows so far, and the job that requests the rest. */
import type { Connection } from '@/api/connection.ts'
import type { Version, Collection } from '@/domain/collections/collection.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ItemFailure } from '@/domain/pricing/itemAnswer.ts'
import { failureOf } from '@/jobs/codes/codeRequest.ts'
import { answeredAt } from '@/jobs/job/clock.ts'
import { createJob } from '@/jobs/job/createJob.ts'
import { createTabJob, type TabJob, type TabEnvironment } from '@/jobs/job/tabs/tabJob.ts'
import { notifyCollections } from '@/storage/collections/collections.ts'
import { readVersion } from '@/storage/collections/versionParts.ts'
import { readVersions } from '@/storage/collections/versions.ts'
import { createLoadedParts } from './loadedParts.ts'
import { createLoadSource, type LoadedPart } from './loadSource.ts'

/**
 * The load of a version. Its progress counts parts (pages, products or requests for codes), not rows. Once all parts have an
 * outcome, `start` does the same as `retry`: it requests failed parts again, and pages that were empty although the service had
 * found rows for them.
 */
export type LoadJob = TabJob & {
  readonly connectionId: string
  readonly collection: Collection
  /** The version so far; the same reference until something changes. */
  currentVersion: () => Version
  /** Calls back with rows as they arrive, here or in another tab; returns the function that stops it. */
  onRows: (listener: (rows: readonly ResultRow[]) => void) => () => void
  /** Why parts that this tab requested failed; the stored data only says that they failed. */
  failures: () => readonly ItemFailure[]
}

/** Opens the load of a version; null if this browser has no such version. Throws if the database cannot be read. */
export async function openLoad(
  connection: Connection,
  collectionId: string,
  versionId: string,
  environment: TabEnvironment,
): Promise<LoadJob | null> {
  const connectionId = connection.id
  const saved = await readVersion(connectionId, versionId)
  const collection = (await readVersions(connectionId, collectionId))?.collection
  if (!saved || !collection || saved.version.setId !== collectionId) return null
  const failures = new Map<number, ItemFailure>()
  const loaded = createLoadedParts(connectionId, collection.source, saved)
  const request = createLoadSource({
    connectionId,
    collection,
    currentVersion: loaded.currentVersion,
    products: saved.products,
    isSpared: loaded.isSpared,
  })

  /** The number of parts; for a search it is known after the first page, and 1 until then. */
  const countParts = () =>
    Math.max(loaded.currentVersion().counts.asks, collection.source.kind === 'search' ? 1 : 0)

  const isAllAnswered = () => {
    const { done, notFound, failed } = loaded.currentVersion().counts
    return done + notFound + failed >= countParts()
  }

  const job = createTabJob({
    connection,
    name: `catalog-explorer load ${connectionId} ${versionId}`,
    at: { kind: 'load', ids: [collectionId, versionId] },
    environment,
    wasRunning: saved.version.isRunning,
    concurrency: saved.version.settings.atOnce,
    makeJob(current, concurrency) {
      const parts = Array.from({ length: countParts() }, (_, part) => part)
      const made = createJob<number, LoadedPart>({
        ...environment,
        items: parts,
        initially: loaded.stateOf,
        request: (part, signal) => request(current(), part, signal),
        async save(part, finish) {
          if (finish.state === 'failed') failures.set(part, failureOf(finish.error))
          else failures.delete(part)
          const stored = await loaded.save(part, finish, () => {
            while (parts.length < countParts()) parts.push(parts.length)
            made.grow()
          })
          // If the answer can't be stored in the collection of codes, the version still has it.
          if (finish.state !== 'failed') await finish.value.store?.(finish).catch(() => {})
          return stored
        },
        concurrency,
      })
      return made
    },
    known: {
      stateOf: loaded.stateOf,
      version: loaded.version,
      takeUnsent: loaded.takeUnsent,
      applyNews: loaded.applyNews,
      readAgain: loaded.readAgain,
      async saveRunning(isRunning) {
        const isOver = !isRunning && isAllAnswered()
        await loaded.saveRunning(isRunning, isOver ? answeredAt(environment.clock) : null)
        notifyCollections(connectionId)
      },
    },
  })

  /**
   * Requests parts again that have no rows. Loaded parts are not requested again, because a newer state belongs to another
   * version.
   */
  const retry = (parts: readonly number[] = loaded.missing()) => {
    loaded.forgetEnd()
    job.retry(parts.filter((part) => loaded.stateOf(part) !== 'done'))
  }

  return {
    ...job,
    connectionId,
    collection,
    currentVersion: loaded.currentVersion,
    onRows: loaded.onRows,
    failures: () => [...failures.values()],
    retry,
    start() {
      if (isAllAnswered() && loaded.missing().length > 0) retry()
      else job.start()
    },
  }
}
