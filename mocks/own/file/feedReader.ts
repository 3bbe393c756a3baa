/** The reader for a format; records are one list or one a line, which their first character tells. */
import { arrayReader } from './arrayReader.ts'
import type { FeedReader, FeedReading, FeedRow } from '../feed.ts'
import { lineReader } from './lineReader.ts'
import { tableReader } from './tableReader.ts'

type Emit = (row: FeedRow) => void

const recordReader = (emit: Emit): FeedReader => {
  let reader: FeedReader | null = null
  return {
    write: (text) => {
      const first = text.trimStart()[0]
      if (reader === null && first === undefined) return
      reader ??= first === '[' ? arrayReader(emit) : lineReader(emit)
      reader.write(text)
    },
    end: () => reader?.end() ?? null,
  }
}

/** The reader of XML is loaded with the first file that is some. */
export const feedReader = async (
  { format, separator }: Pick<FeedReading, 'format' | 'separator'>,
  emit: Emit,
): Promise<FeedReader> => {
  switch (format) {
    case 'records':
      return recordReader(emit)
    case 'table':
      return tableReader(separator ?? ',', emit)
    case 'rss': {
      const { xmlReader } = await import('./xmlReader.ts')
      return xmlReader(emit)
    }
  }
}
