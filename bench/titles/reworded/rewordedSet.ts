/**
 * The second set: titles reworded in other ways than in the first one, each next to products that differ from it in one thing
 * only. Some rows stand for a product that is not in the catalog; any accepted result is wrong for them.
 */
import type { Candidate } from '@/domain/matching/rankRecords.ts'
import type { Random } from '../changedTitle.ts'
import type { TitleCase } from '../measureSet.ts'
import { decoysOf, type StatedProduct } from './decoys.ts'
import { rewordTitle } from './rewordTitle.ts'
import { codeOf } from './shop.ts'

/** The share of rows whose product has no record. */
const ABSENT = 0.2
/** Code numbers from here on are used by no listing of a set. */
const DECOYS_FROM = 5_000_000

/**
 * `candidateOf` makes a record from what a listing states. A row without its brand could mean a product of any brand, so it gets no
 * decoy of another brand.
 */
export function rewordedSet(
  sample: readonly { meant: Candidate; stated: StatedProduct }[],
  brands: (brand: string) => readonly string[],
  candidateOf: (stated: StatedProduct, code: string) => Candidate,
  random: Random,
): TitleCase[] {
  let codes = DECOYS_FROM
  return sample.map(({ meant, stated }) => {
    const { title, kinds } = rewordTitle(stated, random)
    const decoys = decoysOf(stated, random, brands(stated.brand))
      .filter(({ axis }) => axis !== 'brand' || !kinds.includes('no brand'))
      .map((decoy) => {
        codes += 1
        return { axis: decoy.axis, record: candidateOf(decoy, codeOf(codes)) }
      })
    return {
      row: { title, brand: '', size: '' },
      meant,
      kinds,
      decoys,
      isAbsent: random() < ABSENT,
    }
  })
}
