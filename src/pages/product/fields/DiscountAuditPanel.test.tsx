import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PRODUCT } from '@/pages/product/productNames.ts'
import { answerWith, heading, OXFORD, panel, valueOf } from '@test/made/productAnswers.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

/** Opens the panel for a record with these fields. */
async function auditOf(product: Record<string, unknown>) {
  answerWith({ product: { title: 'Plain', ...product }, traits: {} })
  renderAt('/products/X?country=us')
  await heading('Plain')
  return panel(PRODUCT.discountAudit)
}

describe('the discount check', () => {
  it('shows the given discounts beside the one calculated from the prices', async () => {
    renderAt(OXFORD)
    await heading()
    const audit = panel(PRODUCT.discountAudit)
    expect(valueOf(audit, 'Discount, as given')).toBe('−19%')
    expect(valueOf(audit, 'True discount, as given')).toBe('−12%')
    expect(within(audit).getByText('differs by 6.8 points')).toBeVisible()
    expect(valueOf(audit, '1 − 47.90 ÷ 59.00 (calculated)')).toBe('−18.8%')
    expect(audit).toHaveTextContent('The discount matches the prices.')
    expect(audit).toHaveTextContent('The source doesn’t say why.')
  })

  it('marks a figure that differs, and shows by how many points', async () => {
    const audit = await auditOf({ offerPrice: 80, salePrice: 100, discount: 35, trueDiscount: 20 })
    expect(valueOf(audit, 'Discount, as given')).toBe('−35%')
    expect(within(audit).getByText('differs by 15.0 points')).toBeVisible()
    expect(valueOf(audit, 'True discount, as given')).toBe('−20%')
    expect(audit).toHaveTextContent('The discount differs from the prices by 15.0 points.')
  })

  it('shows how many of the variants its range is based on', async () => {
    const audit = await auditOf({
      offerPrice: 80,
      salePrice: 100,
      skuSet: [
        { offerPrice: 80, salePrice: 100 },
        { offerPrice: 50, salePrice: 100 },
        { offerPrice: 0, salePrice: 100 },
      ],
    })
    expect(valueOf(audit, 'Across 2 of 3 variants (calculated)')).toBe('−20.0% to −50.0%')
  })

  it('uses the singular for one variant', async () => {
    const audit = await auditOf({ skuSet: [{ offerPrice: 80, salePrice: 100 }] })
    expect(valueOf(audit, 'Across 1 variant (calculated)')).toBe('−20.0%')
  })

  it('shows dashes and a reason where nothing can be calculated', async () => {
    const audit = await auditOf({ offerPrice: 0 })
    expect(valueOf(audit, '1 − offer price ÷ MRP (calculated)')).toContain('–')
    expect(audit).toHaveTextContent(
      'Can’t be calculated: no offer price or MRP above 0. No discount was given.',
    )
  })
})
