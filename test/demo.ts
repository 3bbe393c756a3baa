/** The demo service behind every page test: the same handlers as in the browser, over a small catalog. */
import { afterAll, afterEach, beforeAll } from 'vitest'
import { demoServer } from '../mocks/node.ts'

export const demo = demoServer()

beforeAll(() => demo.listen())
afterEach(() => demo.reset())
afterAll(() => demo.close())
