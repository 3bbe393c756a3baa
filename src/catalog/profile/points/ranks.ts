/** Which end of a rank is better (§2.7: not shown). No answer can tell. */
import { openPoint } from '../../fields/specification.ts'
import { assumed } from '../judgement.ts'
import type { OpenPoint } from '../openPoint.ts'

export const ranks: OpenPoint = {
  ...openPoint('ranks'),
  assumes: () => 'none',
  judge: () => assumed('Shown as plain numbers, never as best'),
}
