// The short names of import paths for all that Vite runs or builds. tsconfig.json has the same for types and for Playwright.
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export const aliases = { '@': path.join(root, 'src'), '@test': path.join(root, 'test') }
