import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { aResultRow } from '../../testing/aResultRow.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { keepSet, PATH } from '../../testing/workbenchPage.ts'

const engine = vi.hoisted(() => ({ hasEnded: false }))

vi.mock(import('../../parts/rowEngine.ts'), async (load) => {
  const { createRowEngine } = await load()
  return {
    createRowEngine: () => {
      const whole = createRowEngine()
      return {
        ...whole,
        look: async (...asked) => {
          if (engine.hasEnded) throw new Error('out of memory')
          return whole.look(...asked)
        },
      }
    },
  }
})

const shirt = aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate' })

/** A browser ends a worker that asks for more memory than there is. */
describe('a workbench whose engine has ended', () => {
  beforeEach(async () => {
    engine.hasEnded = false
    await keepSet([shirt, { ...shirt, productId: 'B', title: 'Blouse' }])
  })

  it('says so where it is asked for another order, and keeps the rows that are shown', async () => {
    const { user } = renderAt(`${PATH}?show=rows`)
    const sort = await screen.findByRole('button', { name: 'Title' })
    engine.hasEnded = true
    await user.click(sort)
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be read.')
    expect(screen.getByRole('link', { name: 'Blouse' })).toBeInTheDocument()
  })

  it('says so in place of rows that never come', async () => {
    engine.hasEnded = true
    renderAt(`${PATH}?show=rows`)
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be read.')
    expect(screen.queryByRole('table', { name: WORKBENCH.rows })).not.toBeInTheDocument()
  })
})
