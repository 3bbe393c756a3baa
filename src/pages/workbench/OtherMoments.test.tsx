import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { aResultRow } from '../../testing/aResultRow.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { keepAnother, keepSet, PATH } from '../../testing/workbenchPage.ts'

const shirt = (offerPrice: number) =>
  aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate', offerPrice })

const moments = () => screen.findByRole<HTMLSelectElement>('combobox', { name: WORKBENCH.moment })
const bar = () => screen.queryByRole('region', { name: WORKBENCH.selected })

describe('a result set of several moments', () => {
  beforeEach(async () => {
    await keepSet([shirt(40)])
    await keepAnother([shirt(30)])
  })

  it('keeps what is selected with the moment whose rows they are', async () => {
    const { user } = renderAt(`${PATH}?show=rows`)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Shirt' }))
    expect(bar()).toHaveTextContent('1 selected')
    await user.selectOptions(await moments(), 'moment 1')
    expect(await screen.findByText('40.00')).toBeInTheDocument()
    expect(bar()).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select Shirt' })).not.toBeChecked()
    await user.selectOptions(await moments(), '')
    expect(await screen.findByText('30.00')).toBeInTheDocument()
    expect(bar()).toHaveTextContent('1 selected')
  })
})
