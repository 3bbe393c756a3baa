/** Identifiers of a listing that can be read back: product ids and merchants' product numbers. */
import { hash, mix, unmix } from '../numbers/hash.ts'
import { capacity } from '../numbers/layout.ts'
import { scramble } from '../numbers/scramble.ts'

const topic = 21

/** 32 uppercase hexadecimal digits: the mixed ordinal, then a hash as its checksum. */
export function productIdOf(seed: number, ordinal: number): string {
  let id = hex(mix((ordinal ^ mix(seed + topic)) >>> 0))
  for (let part = 1; part < 4; part += 1) id += hex(hash(seed, ordinal, topic + part))
  return id
}

/** The ordinal in a product id; null for an id that is not from this catalog. */
export function ordinalInProductId(seed: number, id: string): number | null {
  if (!/^[0-9A-F]{32}$/.test(id)) return null
  const ordinal = (unmix(Number.parseInt(id.slice(0, 8), 16)) ^ mix(seed + topic)) >>> 0
  return ordinal < capacity && productIdOf(seed, ordinal) === id ? ordinal : null
}

const smallestNumber = 10_000
const numbers = scramble(8_999_993, 5_716_423, 38_210)

/** The merchant's product number of a listing, 5 to 7 digits. */
export function merchantNumberOf(ordinal: number): number {
  return smallestNumber + numbers.forward(ordinal)
}

/** The ordinal of a merchant's product number; it may be outside the catalog. */
export function ordinalOfMerchantNumber(number: number): number {
  return numbers.back(number - smallestNumber)
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0')
}
