import { expect, it } from 'vitest'
import { findFolded } from './findFolded.ts'

it.each([
  ['Piqué polo', 'PIQUE', 'Piqué'],
  ['Pique\u0301 polo', 'pique', 'Pique\u0301'],
  ['Große Straße 5', 'strasse', 'Straße'],
  ['blue T-Shirt, L', 'tshirt', 'T-Shirt'],
  ['O’Neill boards', "o'neill", 'O’Neill'],
  ['Kırmızı elbise', 'kirmizi', 'Kırmızı'],
  ['👕 Ｓｈｉｒｔ', 'shirt', 'Ｓｈｉｒｔ'],
  ['Harbor & Main', '&', '&'],
  ['https://shop.example/p/1', 'https://shop', 'https://shop'],
  ['anything', '', ''],
])('in %s the search words %s match %s', (text, words, part) => {
  const [from, to] = findFolded(text, words) ?? [-1, -1]
  expect(text.slice(from, to)).toBe(part)
})

it.each([
  ['Østby', 'ostby'],
  ['Harbor', '&'],
])('%s doesn’t match the search words %s', (text, words) => {
  expect(findFolded(text, words)).toBeNull()
})
