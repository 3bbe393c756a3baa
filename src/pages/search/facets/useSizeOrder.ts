/** Sizes go from small to large. What reads them knows many systems and languages, so it is loaded for the first facet that may hold sizes. */
import { useEffect, useSyncExternalStore } from 'react'
import type { ValueOrder } from '@/api/facets.ts'
import { createEmitter } from '@/lib/emitter.ts'

/** Facets of the specification whose values are words. */
const NO_SIZES: ReadonlySet<string> = new Set(['fabric', 'silhouette', 'subSilhouette'])

type Reader = Pick<typeof import('@/lib/sizes.ts'), 'compareSizes' | 'isSizeName'>

/** Null until it is loaded. */
let reader: Reader | null = null
let loading: Promise<void> | null = null
const emitter = createEmitter()

/** Where the code does not load, sizes are in the usual order of words. */
const none: Reader = { compareSizes: () => 0, isSizeName: () => false }

function load(): Promise<void> {
  return (loading ??= import('@/lib/sizes.ts')
    .catch(() => none)
    .then((loaded) => {
      reader = loaded
      emitter.emit()
    }))
}

/** The order of a facet of sizes; undefined for other facets; null while that is not known. */
export function useSizeOrder(name: string): ValueOrder | undefined | null {
  const loaded = useSyncExternalStore(emitter.on, () => reader)
  const mayHoldSizes = !NO_SIZES.has(name)
  useEffect(() => {
    if (mayHoldSizes) void load()
  }, [mayHoldSizes])
  if (!mayHoldSizes) return undefined
  if (loaded === null) return null
  return loaded.isSizeName(name) ? loaded.compareSizes : undefined
}
