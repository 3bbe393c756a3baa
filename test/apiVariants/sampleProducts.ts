/**
 * A product of the demo catalog with one SKU: its code begins with 0 and has offers of two merchants, its URL leads to one record.
 */
export const sampleProduct = {
  id: '2827994F56C02A5C65354393A5B4206F',
  code: '0411086793036',
  url: 'https://www.sundial.example/p/6382504',
  /** Words in its description. */
  described: 'Gift Boxed',
}

/** Values that no product has. */
export const unknownValues = {
  id: '0'.repeat(32),
  code: '4006381333931',
  url: 'https://nowhere.example/p/1',
  keywords: 'zzqqxx',
}
