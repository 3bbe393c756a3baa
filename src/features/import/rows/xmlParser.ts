/**
 * Parses XML as feeds write it: the parser continues after errors, expands no entities of the file, fetches nothing, and stops at
 * content that no feed has.
 */
import { SaxesParser } from 'saxes'
import { FEED_LIMITS, restProblem } from '@/features/import/limits.ts'

/**
 * An ampersand that begins no entity, which is replaced by `&amp;`. This is the most common error in feeds, and it hides the text
 * that follows.
 */
const BARE = /&(?!(?:#\d+|#x[\da-f]+|[a-z_][\w.-]*);)/gi
const CDATA = '<![CDATA['
const CDATA_END = ']]>'
/** How many characters after an ampersand may still be an unfinished entity; no entity has a name as long. */
const LONGEST_NAME = 40

/** The index from which the end of a text may be the beginning of `mark`; the length of the text if there is none. */
function begunAt(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (mark.startsWith(text.slice(text.length - length))) return text.length - length
  }
  return text.length
}

/** The index from which the end of a text can only be read with the next piece. */
function openEnd(text: string): number {
  const ampersand = text.lastIndexOf('&')
  const isOpen = ampersand !== -1 && text.length - ampersand < LONGEST_NAME
  const isEntity = isOpen && text.indexOf(';', ampersand) !== -1
  return Math.min(begunAt(text, CDATA), isOpen && !isEntity ? ampersand : text.length)
}

const escaped = (text: string) => (text.includes('&') ? text.replace(BARE, '&amp;') : text)

/** Escapes ampersands in a text that comes in pieces of any size; `end` returns the rest that was still open. */
function bareAmpersands() {
  let carried = ''
  let isCdata = false

  return {
    write: (piece: string): string => {
      let text = carried + piece
      const done: string[] = []
      for (;;) {
        const mark = isCdata ? CDATA_END : CDATA
        const at = text.indexOf(mark)
        const isWhole = at !== -1
        const until = isWhole ? at + mark.length : isCdata ? begunAt(text, mark) : openEnd(text)
        const part = text.slice(0, until)
        done.push(isCdata ? part : escaped(part))
        text = text.slice(until)
        if (!isWhole) break
        isCdata = !isCdata
      }
      carried = text
      return done.join('')
    },
    end: (): string => (isCdata ? carried : escaped(carried)),
  }
}

export type Attributes = Readonly<Record<string, string>>

export type XmlEvents = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
  /** Called for XML that is not well-formed. Unknown entities are not a fault: `&nbsp;` then becomes text. */
  fault: (message: string) => void
}

/** Thrown to stop reading, because nothing that follows can be read. The message is one of `restProblem`. */
class Unreadable extends Error {}

export type XmlParser = {
  /** Reads a piece; returns false once nothing more is read. */
  write: (piece: string) => boolean
  /**
   * Ends the reading. `stopped` is why it stopped early, one of `restProblem`, or null; `isWhole` is whether all elements are
   * closed.
   */
  end: () => { stopped: string | null; isWhole: boolean }
}

/**
 * Makes a parser. `longestText` is how many characters may come without any tag, because the parser buffers a text until it ends.
 */
export function createLenientXmlParser(
  events: XmlEvents,
  longestText: number = FEED_LIMITS.text,
): XmlParser {
  // Positions would have to be counted for every character, and nothing uses them.
  const parser = new SaxesParser({ position: false, xmlns: false })
  const ampersands = bareAmpersands()
  let depth = 0
  let sinceEvent = 0
  let attributesOfTag = 0
  let faults = 0
  let stopped: string | null = null

  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    attributesOfTag = 0
    faults = 0
    depth += 1
    if (depth > FEED_LIMITS.depth) throw new Unreadable(restProblem.depth())
    events.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    depth -= 1
    events.close(name)
  })
  const text = (more: string) => {
    sinceEvent = 0
    events.text(more)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('attribute', () => {
    attributesOfTag += 1
    if (attributesOfTag > FEED_LIMITS.attributes) throw new Unreadable(restProblem.attributes())
  })
  parser.on('error', ({ message }) => {
    faults += 1
    if (faults > FEED_LIMITS.faults) throw new Unreadable(restProblem.faults())
    if (!message.includes('undefined entity')) events.fault(message)
  })

  const orStop = (read: () => void): void => {
    if (stopped !== null) return
    try {
      read()
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      stopped = error.message
    }
  }
  return {
    write: (piece) => {
      sinceEvent += piece.length
      if (sinceEvent > longestText) stopped ??= restProblem.text()
      orStop(() => parser.write(ampersands.write(piece)))
      return stopped === null
    },
    end: () => {
      orStop(() => parser.write(ampersands.end()))
      const isWhole = depth === 0
      orStop(() => parser.close())
      return { stopped, isWhole }
    },
  }
}
