import { expect, it } from 'vitest'
import { apiVariants } from '../../mocks/apiVariants.ts'
import { figuresOn } from './journeys.ts'
import { usualFiguresOn } from './usualFigures.ts'

it.each(apiVariants.map(({ name }) => name))(
  'the core journeys show the same figures on %s',
  async (name) => {
    const usual = await usualFiguresOn([name])
    expect(await figuresOn([name])).toEqual(usual)
  },
)
