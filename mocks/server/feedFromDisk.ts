/** A feed from the disk as the catalog of the HTTP service, read by the same readers as in the browser. */
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Catalog, Week } from '../catalog/catalog.ts'
import { type FeedSource, feedSource } from '../own/file/feedSource.ts'
import type { FeedReading, KeptCatalog } from '../own/feed.ts'
import { inWords } from '../own/inWords.ts'
import { memoryKeep } from '../own/kept/keep.ts'
import { ownStore } from '../own/kept/ownStore.ts'
import { previewFeed } from '../own/previewFeed.ts'

const WORDS: Record<string, string> = {
  ENOENT: 'There is no such file',
  EACCES: 'This file may not be read',
  EISDIR: 'This is a folder',
}

const sourceOfPath = async (file: string): Promise<FeedSource> => {
  const { size } = await stat(file)
  return feedSource(
    path.basename(file),
    size,
    async () => {
      const opened = await open(file)
      const { buffer, bytesRead } = await opened.read(new Uint8Array(2), 0, 2, 0)
      await opened.close()
      return buffer.subarray(0, bytesRead)
    },
    // Node's own types of streams and the browser's name the same thing
    () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  )
}

/** What rows mean that name no country or no merchant. */
export type FeedDefaults = { country?: string; merchant?: string }

const reading = async (source: FeedSource, defaults: FeedDefaults): Promise<FeedReading> => {
  const preview = await previewFeed(source, defaults)
  if (preview.problem !== null) throw new Error(preview.problem)
  return preview.reading
}

export type FeedCatalog = { kept: KeptCatalog; catalog: (week: Week) => Promise<Catalog> }

/** Rejects with a sentence for the terminal. */
export const feedFromDisk = async (file: string, defaults: FeedDefaults): Promise<FeedCatalog> => {
  try {
    const source = await sourceOfPath(file)
    const store = ownStore(memoryKeep())
    const kept = await store.take(source, await reading(source, defaults), {
      goesOn: async () => true,
      takesPartial: async () => true,
    })
    if (!kept) throw new Error('The reading was stopped.')
    return { kept, catalog: store.engine }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException // a plain error has none
    throw new Error(`--data ${file}: ${WORDS[code] ?? inWords(error)}`, { cause: error })
  }
}
