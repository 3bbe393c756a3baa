/**
 * Files of tests share a process, which spares starting one and reading the packages for each. What is ours is read anew
 * for each file all the same: no file meets the state of a module, a stub or a clock that another one left.
 */
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()
