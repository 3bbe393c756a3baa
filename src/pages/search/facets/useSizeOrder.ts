/** Sizes go from small to large. What reads them knows many systems and languages, so it is loaded for the first facet that may hold sizes. */
import { useEffect, useSyncExternalStore } from 'react'
import type { ValueOrder } from '@/api/facets.ts'
import { createEmitter } from '@/lib/emitter.ts'

/** Facets of the specification whose values are words. */
const NO_SIZES: ReadonlySet<string> = new Set(['fabric', 'silhouette', 'subSilhouette'])

type Reader = { compareSizes: ValueOrder; isSizeName: (name: string) => boolean }

/** Null until it is loaded. */
let reader: Reader | null = null
let loading: Promise<Reader> | null = null
const emitter = createEmitter()

/** Where the code does not load, sizes are in the usual order of words. */
const none: Reader = { compareSizes: () => 0, isSizeName: () => false }

const orderIn = ({ isSizeName, compareSizes }: Reader, name: string) =>
  isSizeName(name) ? compareSizes : undefined

async function load(): Promise<Reader> {
  reader = await import('@/lib/sizes.ts').catch(() => none)
  emitter.emit()
  return reader
}

/** The order of a facet of sizes; undefined for other facets. Never rejects. */
export async function sizeOrder(name: string): Promise<ValueOrder | undefined> {
  return orderIn(await (loading ??= load()), name)
}

/** The same at once; null while it is not known. */
export function useSizeOrder(name: string): ValueOrder | undefined | null {
  const loaded = useSyncExternalStore(emitter.on, () => reader)
  const mayHoldSizes = !NO_SIZES.has(name)
  useEffect(() => {
    if (mayHoldSizes) void sizeOrder(name)
  }, [mayHoldSizes, name])
  if (!mayHoldSizes) return undefined
  return loaded && orderIn(loaded, name)
}
