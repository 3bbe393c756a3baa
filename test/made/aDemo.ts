/** A demo service without any options, for tests of pages that only need a demo service to exist. */
import type { DemoControls } from '@/api/connection.ts'

export const aDemo: Omit<DemoControls, 'own'> = {
  apiVariants: [],
  scenarios: [],
  latencies: [],
  sizes: [],
}
