/**
 * XML as feeds write it: the parser goes on after errors, expands no entities of the file, fetches nothing, and stops at
 * content that no feed has.
 */
import { SaxesParser } from 'saxes'
import { FEED_LIMITS, restProblem } from '@/features/import/limits.ts'
import { bareAmpersands } from './xmlAmpersands.ts'

export type Attributes = Readonly<Record<string, string>>

export type XmlEvents = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
  /** XML that is not well-formed. Unknown entities are not a fault: `&nbsp;` then becomes text. */
  fault: (message: string) => void
}

/** Thrown to stop reading, because nothing that follows can be read. The message is one of `restProblem`. */
class Unreadable extends Error {}

export type XmlParser = {
  /** Returns false once nothing more is read. */
  write: (piece: string) => boolean
  /** `stopped` is why reading stopped, one of `restProblem`, or null; `isWhole` is whether all elements are closed. */
  end: () => { stopped: string | null; isWhole: boolean }
}

/** `longestText` is how many characters may come without any tag, because the parser buffers a text until it ends. */
export function lenientXml(events: XmlEvents, longestText: number = FEED_LIMITS.text): XmlParser {
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
