/**
 * Files of tests share a process, which spares starting one and reading the packages for each. What is ours is read anew
 * for each file all the same: no file meets the state of a module, a stub or a clock that another one left.
 */
import { afterAll, vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()

// Modules that import each other would wait for each other for ever, were they forgotten on their way. What a file leaves
// to the next turn, such as a step back in the history, happens meanwhile.
afterAll(() => vi.dynamicImportSettled())
