/**
 * Groups ordinals into articles: ordinals map to positions, positions form blocks of twenty, and a hash cuts each block into
 * articles of one to ten offers. Nothing is stored, so any ordinal can be requested directly.
 */
import { reservedIn } from '../article/showcase.ts'
import { hash } from './hash.ts'

/** The maximum size of a catalog; the constants in ids.ts and codes.ts are chosen for it. */
export const capacity = 1_048_576

const segment = 10_000
// 1001 × 9001 ≡ 1 (mod 10,000): offers of one article lie 1,001 ordinals apart, so neighbours in a result differ
const toPosition = 9001
const toOrdinal = 1001
const block = 20
const topic = 11

// chances in percent that an article has 1, 2, … 10 offers
const offerCounts = [22, 19, 15, 12, 10, 8, 6, 4, 3, 1]

/** `start` is the article's first position, which identifies it; `place` is the offer's index among its `offers`. */
export type Place = { start: number; offers: number; place: number }

export function placeOf(seed: number, ordinal: number): Place {
  const within = ordinal % segment
  const position = ordinal - within + ((within * toPosition) % segment)
  const local = position % block
  const first = position - local
  let at = 0
  for (;;) {
    const offers = offersAt(seed, first, at)
    if (local < at + offers) return { start: first + at, offers, place: local - at }
    at += offers
  }
}

/** The ordinals of an article's offers; empty when no article starts at this position. */
export function ordinalsFrom(seed: number, start: number): number[] {
  const first = ordinalAt(start)
  const place = placeOf(seed, first)
  if (place.start !== start) return []
  return Array.from({ length: place.offers }, (_, index) => ordinalAt(start + index))
}

function ordinalAt(position: number): number {
  const within = position % segment
  return position - within + ((within * toOrdinal) % segment)
}

function offersAt(seed: number, first: number, at: number): number {
  let available = block - at
  for (const reserved of reservedIn(first)) {
    if (reserved.at === at) return reserved.offers
    if (reserved.at > at) available = Math.min(available, reserved.at - at)
  }
  let left = hash(seed, first + at, topic) % 100
  let offers = 1
  for (const share of offerCounts) {
    left -= share
    if (left < 0) break
    offers += 1
  }
  return Math.min(offers, available)
}
