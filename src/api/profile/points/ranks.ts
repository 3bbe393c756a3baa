/** Which end of `categoryRank` and `trendingRank` is better (§2.7: not shown). No answer can tell. */
import { assumed } from '../judgement.ts'
import type { OpenPoint } from '../openPoint.ts'

export const ranks: OpenPoint = {
  id: 'ranks',
  title: 'Direction of ranks',
  section: '§2.7',
  assumes: () => 'none',
  judge: () => assumed('Shown as plain numbers, never as best'),
}
