/** Which end of a rank is better. The specification (§2.7) does not say, and no answer can show it. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed } from '@/api/profile/evaluation.ts'
import type { OpenPoint } from '@/api/profile/openPoint.ts'

export const ranks: OpenPoint = {
  ...openPoint('ranks'),
  assumes: () => 'none',
  evaluate: () => assumed('Shown as plain numbers, never as best'),
}
