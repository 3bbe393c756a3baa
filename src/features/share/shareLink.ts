/** Converts between a page’s content and the fragment of its link. The part after `#` is sent to no server. */
import { formatCount } from '@/lib/numbers/format.ts'
import { MOST_PACKED, pack, unpack } from './packed.ts'
import { readShared, type Shared, type SharedWork } from './sharedWork.ts'

export type WrittenLink =
  | { kind: 'fragment'; fragment: string }
  /** The link would be too long; `length` is in characters. */
  | { kind: 'too long'; length: number }

export function writeShared(shared: Shared): WrittenLink {
  const fragment = `#${pack(JSON.stringify(shared))}`
  // A link that couldn’t be read back is not offered.
  return unpack(fragment.slice(1)).kind === 'refused'
    ? { kind: 'too long', length: fragment.length }
    : { kind: 'fragment', fragment }
}

export type ReadLink =
  | { kind: 'shared'; shared: Omit<Shared, 'work'>; work: SharedWork }
  | { kind: 'refused'; title: string; message: string }

const REFUSED = {
  empty: ['This link is empty', 'It is incomplete. Ask the sender for a new link.'],
  'too long': [
    'This link is too long',
    `Links can have up to ${formatCount(MOST_PACKED)} characters. Ask the sender for a file.`,
  ],
  newer: [
    'This link needs a newer version of the app',
    'Reload the page. If that doesn’t help, ask your administrator to update the app.',
  ],
  damaged: [
    'This link is damaged',
    'Part of it was lost. Ask the sender for a new link or a file.',
  ],
} as const

/** Reads the content of a link from `hash`, the fragment as the address has it. */
export function readLink(hash: string): ReadLink {
  const read = unpack(hash.replace(/^#/, ''))
  const shared = read.kind === 'text' ? readShared(read.text) : null
  if (shared === null) {
    const [title, message] = REFUSED[read.kind === 'refused' ? read.because : 'damaged']
    return { kind: 'refused', title, message }
  }
  const { work, ...about } = shared
  return { kind: 'shared', shared: about, work }
}
