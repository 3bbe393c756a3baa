import { expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { titleRecordOf } from './titleRecord.ts'

it('includes the colours, sizes and gender that a record states outside its title', () => {
  const product = readProduct({
    title: 'Oxford Shirt',
    brand: 'Norvik',
    gender: 'Men',
    extAttributes: { primaryColor: 'Navy', pattern: 'Striped', netWeight: '200 g' },
    skuSet: [
      { ean: '1', attributes: { Farbe: 'Navy', size: 'M' } },
      { ean: '2', attributes: { colour: ['Tan', 'Red'], Größe: 'L', sizeSystem: 'EU' } },
    ],
  })
  expect(titleRecordOf(product)).toEqual({
    title: 'Oxford Shirt',
    brand: 'Norvik',
    gender: 'Men',
    colours: ['Navy', 'Tan', 'Red'],
    sizes: ['200 g', 'M', 'L'],
  })
})

it('is empty if the listing states nothing', () => {
  expect(
    titleRecordOf(readProduct({ extAttributes: 'none', skuSet: [{ attributes: 7 }] })),
  ).toEqual({
    title: '',
    brand: '',
    gender: '',
    colours: [],
    sizes: [],
  })
})
