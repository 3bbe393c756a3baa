/**
 * Test files share a process, which saves starting one and loading the packages for each. The project's own modules are loaded
 * again for each file, so no file gets the state of a module, a stub or a clock from another.
 */
import { afterAll, vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()

// Modules that import each other would wait for each other forever if they were reset while loading. Tasks that a file leaves
// over, such as a step back in the history, also run meanwhile.
afterAll(() => vi.dynamicImportSettled())
