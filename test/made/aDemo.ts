/** A demo service that can be told nothing, for tests of pages that only have to know there is one. */
import type { DemoControls } from '@/api/connection.ts'

export const aDemo: Omit<DemoControls, 'own'> = {
  apiVariants: [],
  scenarios: [],
  latencies: [],
  sizes: [],
}
