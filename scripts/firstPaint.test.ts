import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { firstPaint, firstPaintHashes } from './firstPaint.ts'

const page = firstPaint('/catalog/')
const between = (from: string, to: string) => page.split(from)[1]?.split(to)[0] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the inline code for the first paint', () => {
  it('matches the hashes in the policy, whatever path the app is served from', () => {
    expect(firstPaintHashes()).toEqual({
      style: hashOf(between('<style>', '</style>')),
      script: hashOf(between('<script data-base="/catalog/">', '</script>')),
    })
  })

  it('needs no design token, font or other file', () => {
    const style = between('<style>', '</style>')
    expect(style).toContain('.shell{')
    expect(style).toContain(":root[data-theme='dark']{color-scheme:dark}")
    expect(style).not.toMatch(/var\(|url\(|@import|\/\*/)
  })

  it('declares the order of the CSS layers', () => {
    expect(page).toMatch(/^<style>@layer reset,tokens,ui,capabilities,pages;/)
  })
})
