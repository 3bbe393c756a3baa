import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inlineClassNames, shortClassNames } from './classNames.ts'

const root = path.resolve(import.meta.dirname, '..')
const file = (name: string) => path.join(root, 'src', name)

describe('class names of the build', () => {
  it('are short, the same in each build, and unique to one file', () => {
    const [one, shortNameAgain] = [shortClassNames(root), shortClassNames(root)]
    const names = ['card', 'title', 'card'].map((name) => one(name, file('Card.module.css')))
    expect(names[2]).toBe(names[0])
    expect(names[1]).not.toBe(names[0])
    expect(names.map((name) => name.length)).toEqual([6, 6, 6])
    expect(shortNameAgain('card', file('Card.module.css'))).toBe(names[0])
    expect(one('card', file('Other.module.css'))).not.toBe(names[0])
  })

  it('become a namespace import if the code names each of them', () => {
    const { transform } = inlineClassNames() as {
      transform: (code: string, id: string) => { code: string } | null
    } // a plain function, as this plugin has it
    const imported = "import styles from '../styles/Card.module.css'\n"
    expect(transform(`${imported}styles.card`, 'Card.tsx')?.code).toBe(
      "import * as styles from '../styles/Card.module.css'\nstyles.card",
    )
    expect(transform(`${imported}styles[tone]`, 'Card.tsx')).toBeNull()
    expect(transform("import styles from './styles.ts'", 'Card.tsx')).toBeNull()
  })
})
