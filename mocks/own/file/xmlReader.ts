/** A feed as RSS 2.0 or Atom: the children of each item are its cells. Nothing is fetched and no entity of the file's own is expanded. */
import { SaxesParser } from 'saxes'
import { bareAmpersands } from './bareAmpersands.ts'
import type { FeedReader, FeedRow } from '../feed.ts'
import { FEED_LIMITS, LOST, OF_ROW } from '../feedLimits.ts'

const ITEMS = new Set(['item', 'entry'])

/** Nothing can be made of what follows. */
class Lost extends Error {}

type Value = { texts: string[]; isPrefixed: boolean }

export const xmlReader = (
  emit: (row: FeedRow) => void,
  longestText: number = FEED_LIMITS.text,
): FeedReader => {
  // positions would be counted for every character, and no one is told them
  const parser = new SaxesParser({ position: false, xmlns: false })
  const path: string[] = []
  /** How deep the item stands that is being read; 0 outside of items. */
  let itemDepth = 0
  let values = new Map<string, Value>()
  let text: string[] = []
  let length = 0
  let row = 0
  let fault: string | null = null
  let sinceEvent = 0
  let attributesOfTag = 0
  let faults = 0

  /** `g:title` wins over the feed's own `title`; what stands several times is one cell of several lines. */
  const keep = (tag: string, value: string): void => {
    // one too many is enough to say so
    if (values.size > FEED_LIMITS.columns) return
    const colon = tag.indexOf(':')
    const name = tag.slice(colon + 1)
    const isPrefixed = colon !== -1
    const known = values.get(name)
    if (!known || (isPrefixed && !known.isPrefixed)) {
      values.set(name, { texts: [value], isPrefixed })
    } else if (isPrefixed === known.isPrefixed) known.texts.push(value)
  }
  const emitItem = (): void => {
    row += 1
    if (length > FEED_LIMITS.row) emit({ row, problem: OF_ROW.long })
    else if (fault !== null) emit({ row, problem: fault })
    else if (values.size > FEED_LIMITS.columns) emit({ row, problem: OF_ROW.columns })
    else
      emit({
        row,
        cells: new Map([...values].map(([name, { texts }]) => [name, texts.join('\n')])),
      })
  }
  const hold = (more: string): void => {
    sinceEvent = 0
    if (itemDepth === 0 || path.length !== itemDepth + 1) return
    length += more.length
    if (length <= FEED_LIMITS.row) text.push(more)
  }

  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    attributesOfTag = 0
    faults = 0
    path.push(name)
    text = []
    if (path.length > FEED_LIMITS.depth) throw new Lost(LOST.depth)
    if (itemDepth === 0 && ITEMS.has(name)) {
      itemDepth = path.length
      values = new Map()
      length = 0
      fault = null
    } else if (path.length === itemDepth + 1 && name === 'link' && attributes['href']) {
      // Atom; other links of an entry lead elsewhere
      if ((attributes['rel'] ?? 'alternate') === 'alternate') keep('link', attributes['href'])
    }
  })
  parser.on('text', hold)
  parser.on('cdata', hold)
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    if (itemDepth > 0 && path.length === itemDepth + 1) {
      const value = text.join('').trim()
      if (value !== '') keep(name, value)
    }
    text = []
    if (path.length === itemDepth && itemDepth > 0) {
      emitItem()
      itemDepth = 0
    }
    path.pop()
  })
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > FEED_LIMITS.attributes) throw new Lost(LOST.attributes)
  })
  parser.on('error', (error) => {
    faults += 1
    if (faults > FEED_LIMITS.faults) throw new Lost(LOST.faults)
    // a name such as &nbsp; that XML does not know stays as it stands
    if (!/undefined entity/.test(error.message))
      fault ??= `is not well-formed XML: ${error.message}`
  })

  const ampersands = bareAmpersands()
  let lost: string | null = null
  const orLost = (read: () => void): void => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      lost = error.message
    }
  }
  return {
    write: (piece) => {
      sinceEvent += piece.length
      if (sinceEvent > longestText) lost ??= LOST.text
      if (lost === null) orLost(() => parser.write(ampersands.write(piece)))
    },
    end: () => {
      if (lost === null) orLost(() => parser.write(ampersands.end()))
      const isWhole = path.length === 0
      if (lost === null) orLost(() => parser.close())
      if (lost !== null) return `What follows row ${String(row)} ${lost}.`
      return isWhole ? null : 'The file ends before its last element is closed.'
    },
  }
}
