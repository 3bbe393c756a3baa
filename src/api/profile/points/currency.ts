/** The currency of a price. The specification (§2.7) does not state it, and no answer can show it. */
import { openPoint } from '@/api/fields/specification.ts'
import { assumed } from '@/api/profile/evaluation.ts'
import type { OpenPoint } from '@/api/profile/openPoint.ts'

export const currency: OpenPoint = {
  ...openPoint('currency'),
  assumes: () => 'not stated',
  evaluate: () =>
    assumed('No field names it', { kind: 'settings', label: 'Set a label', part: 'labels' }),
}
