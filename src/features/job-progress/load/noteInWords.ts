/** Deviations of the service while a collection was loaded, in words. */
import { MAX_VERSION_ROWS, type LoadNote, type Version } from '@/domain/collections/collection.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'

type NoteWords = {
  /** Whether rows are missing because of the deviation, or may be. */
  isLoss: boolean
  title: string
  message: string
}

export function noteInWords(
  note: LoadNote,
  { counts, promised }: Pick<Version, 'counts' | 'promised'>,
): NoteWords {
  const found = promised === null ? '' : ` of ${formatCount(promised)}`
  switch (note.kind) {
    case 'index ignored':
      return {
        isLoss: true,
        title: 'The service returned the same products for another page.',
        message: `No more than these ${formatCount(counts.rows)}${found} products can be loaded. Add filters to see others.`,
      }
    case 'limit clamped':
      return {
        isLoss: false,
        title: `The service gives ${formatCount(note.given)} products per page instead of ${formatCount(note.asked)}.`,
        message: 'Nothing is missing because of this.',
      }
    case 'shuffled':
      return {
        isLoss: promised === null || counts.rows < promised,
        title: 'The service shuffles its results.',
        message: 'A product may appear on two pages, and another on none.',
      }
    case 'overlap':
      return {
        isLoss: true,
        title: `${plural(note.rows, 'row')} appeared on more than one page.`,
        message:
          'Each is saved once. The same number of others may be missing: update to find them.',
      }
    case 'total changed':
      return {
        isLoss: true,
        title: `The service found ${formatCount(note.from)} rows at first, and ${formatCount(note.to)} later.`,
        message:
          'The catalog changed while loading. Some products may be missing: update to be sure.',
      }
    case 'fell short':
      return {
        isLoss: true,
        title: `${formatCount(counts.rows)} of ${formatCount(note.due)} products loaded.`,
        message:
          'The service counted the others too but didn’t return them. Update to be sure, or add filters to load them in parts.',
      }
    case 'cut': {
      const most = `A collection can have ${formatCount(MAX_VERSION_ROWS)} rows at most.`
      const rest = 'Add filters to load the rest in parts.'
      return note.found === null
        ? {
            isLoss: true,
            title: 'There may be more than is loaded.',
            message: `${most} This is the limit that was set. ${rest}`,
          }
        : {
            isLoss: true,
            title: `More was found than is loaded: ${formatCount(note.found)} rows.`,
            message: `${most} ${rest}`,
          }
    }
  }
}
