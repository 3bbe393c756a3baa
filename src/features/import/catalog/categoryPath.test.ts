import { expect, it } from 'vitest'
import { categoryPath } from './categoryPath.ts'

it.each([
  ['Home > Shirts > Casual', ['Home', 'Shirts', 'Casual']],
  ['Home/Shirts', ['Home', 'Shirts']],
  ['Home | Shirts', ['Home', 'Shirts']],
  ['Home › Shirts » Casual → Linen', ['Home', 'Shirts', 'Casual', 'Linen']],
  ['Home &gt; Shirts', ['Home', 'Shirts']],
  ['Home &amp;gt; Shirts', ['Home', 'Shirts']],
  ['Home &#62; Shirts &#x3E; Casual', ['Home', 'Shirts', 'Casual']],
  ['Home%3EShirts', ['Home', 'Shirts']],
  ['Home\\/Shirts', ['Home', 'Shirts']],
  ['Men / Boys > Shirts', ['Men / Boys', 'Shirts']],
  ['Men/Boys | Shirts', ['Men/Boys', 'Shirts']],
  ['\nHome > Shirts\nHome > Sale', ['Home', 'Shirts']],
  [' > Shirts > ', ['Shirts']],
  ['Shirts', ['Shirts']],
  ['Clothing, Clothing > Shirts', ['Clothing', 'Shirts']],
  ['Default/Gear,Default/Gear/Bags', ['Default', 'Gear', 'Bags']],
  ['Home & Garden > Pots, Pans > Steel', ['Home & Garden', 'Pots, Pans', 'Steel']],
  // A number is a category of Google's list.
  ['212', []],
  ['', []],
])('%j has the levels %j', (cell, levels) => {
  expect(categoryPath(cell)).toEqual(levels)
})
