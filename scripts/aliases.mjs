// The short import paths for everything that Vite runs or builds. tsconfig.json repeats them for types and for Playwright.
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export const aliases = { '@': path.join(root, 'src'), '@test': path.join(root, 'test') }
