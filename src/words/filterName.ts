import type { FilterField } from '@/api/fields/filters.ts'
import { fieldOf } from '@/api/fields/places.ts'
import { inSentence } from '@/lib/numbers/format.ts'

/** The name of a filter within a sentence or before a value: "division". */
export const filterName = (field: FilterField): string => inSentence(fieldOf(field).label)
