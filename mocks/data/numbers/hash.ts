/** The randomness of the demo catalog: 32-bit hashes that are the same on every platform, one of them with its inverse. */

/** A bijection on unsigned 32-bit integers with good diffusion. */
export function mix(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** The inverse of `mix`. */
export function unmix(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x43021123)
  x ^= (x >>> 15) ^ (x >>> 30)
  x = Math.imul(x, 0x1d69e2a5)
  return (x ^ (x >>> 16)) >>> 0
}

/**
 * An unsigned 32-bit hash of a seed, a subject (an ordinal, a block, …) and a topic; different topics of a subject don't
 * correlate.
 */
export function hash(seed: number, subject: number, topic: number): number {
  return mix(mix(subject ^ mix(seed)) + Math.imul(topic, 0x9e3779b9))
}

/** A sequence of random draws about one subject. The order of the draws determines the record. */
export class Dice {
  private state: number

  constructor(seed: number, subject: number, topic: number) {
    this.state = hash(seed, subject, topic)
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0
    return mix(this.state) / 0x1_0000_0000
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  pick<T>(list: readonly T[]): T {
    // the cast: below() is less than the length, and every vocabulary list has an entry
    return list[this.below(list.length)] as T
  }

  /** An index, drawn in proportion to the weights. */
  weighted(weights: readonly number[], total: number): number {
    let left = this.next() * total
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0
      if (left < 0) return index
    }
    // rounding can leave a remainder: take the last index with a weight
    return weights.findLastIndex((weight) => weight > 0)
  }
}
