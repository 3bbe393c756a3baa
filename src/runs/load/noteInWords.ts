/** What a service did otherwise than asked while a set was loaded, in words. */
import { formatCount } from '../../lib/numbers/format.ts'
import { MOST_ROWS, type LoadNote, type Snapshot } from '../../model/resultSet/resultSet.ts'

type NoteWords = {
  /** Whether rows are missing for it, or may be. */
  isLoss: boolean
  title: string
  says: string
}

export function noteInWords(
  note: LoadNote,
  { counts, promised }: Pick<Snapshot, 'counts' | 'promised'>,
): NoteWords {
  const found = promised === null ? '' : ` of ${formatCount(promised)}`
  switch (note.kind) {
    case 'index ignored':
      return {
        isLoss: true,
        title: 'The service gave the same rows for another page.',
        says: `It does not look at “index”, so no more than these ${formatCount(counts.rows)}${found} rows can be loaded. Narrow the search to see others.`,
      }
    case 'limit clamped':
      return {
        isLoss: false,
        title: `The service gives ${formatCount(note.given)} rows a page where ${formatCount(note.asked)} were asked.`,
        says: 'Its pages were asked as it gives them; nothing is missing for that.',
      }
    case 'shuffled':
      return {
        isLoss: promised === null || counts.rows < promised,
        title: 'The service says that it shuffles its rows.',
        says: 'A row may come on two pages, and another on none.',
      }
    case 'overlap':
      return {
        isLoss: true,
        title: `${formatCount(note.rows)} ${note.rows === 1 ? 'row' : 'rows'} came on more than one page.`,
        says: 'Each is kept once. As many others may not have come at all: load again to find them.',
      }
    case 'total changed':
      return {
        isLoss: true,
        title: `The service found ${formatCount(note.from)} rows at first, and ${formatCount(note.to)} later.`,
        says: 'What it searches changed meanwhile. Rows that moved to a page already loaded are missing: load again to be sure.',
      }
    case 'fell short':
      return {
        isLoss: true,
        title: `${formatCount(counts.rows)} of ${formatCount(note.due)} rows came.`,
        says: 'The service found the others too, and gave them on no page. Refresh to be sure, or narrow the search to load them in parts.',
      }
    case 'cut': {
      const most = `A set holds ${formatCount(MOST_ROWS)} rows at the most.`
      const rest = 'Narrow what is asked to load the rest in parts.'
      return note.found === null
        ? {
            isLoss: true,
            title: 'There may be more than is loaded.',
            says: `${most} These are as many as were to be loaded. ${rest}`,
          }
        : {
            isLoss: true,
            title: `More was found than is loaded: ${formatCount(note.found)} rows.`,
            says: `${most} ${rest}`,
          }
    }
  }
}
