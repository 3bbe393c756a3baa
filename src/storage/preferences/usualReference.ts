/** The default comparison of the user, used if neither the URL nor a choice states one. */
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { rememberedChoice } from './rememberedChoice.ts'

const remembered = rememberedChoice<{ reference: ReferenceKind }>(
  'reference',
  { reference: ['median', 'min', 'mean'] },
  { reference: 'median' },
)

export function readUsualReference(): ReferenceKind {
  return remembered.read().reference
}

export function saveUsualReference(reference: ReferenceKind): void {
  remembered.save({ reference })
}
