/** Dates in other languages than the surrounding text, and words longer than the English ones. */
import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll } from '../support/locators.ts'
import { testPageNames, expect, open, test } from './everyPage.ts'
import { findCrowded } from './pageChecks.ts'
import { applyAppearance } from './scenario.ts'

/** How to recognise a date of the language: by its script, or by its month names if the app or a product uses the same script. */
const DATES = {
  ar: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  hi: String.raw`[\u0900-\u097f]`,
  de: String.raw`\d\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept?|Okt|Nov|Dez)`,
  fr: String.raw`\d (?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)`,
}

/**
 * How to recognise numbers of the language, which an English screen-reader voice misreads ("1.299" as one and a bit). Null: not
 * checked.
 */
const FIGURES = {
  ar: null,
  hi: null,
  de: String.raw`(?<![\d.,])(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+,\d{1,2})(?![\d.,])`,
  fr: String.raw`(?<![\d.,])(?:[1-9]\d{0,2}(?:\u202f\d{3})+|\d+,\d{1,2})(?![\d.,])`,
}

/** Visible texts that match the pattern and that a screen reader reads with the language of an element around them. */
const wordsLike = (page: Page, pattern: string) =>
  page.locator('body').evaluateHandle((body, source) => {
    const isOf = new RegExp(source)
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      const around = at.parentElement
      if (!around || !isOf.test(at.textContent ?? '') || !around.checkVisibility()) continue
      // Skips options and labels of controls, which can't contain elements with a language, and drawings that are not read at
      // all.
      if (!around.closest('option, button[aria-label], [aria-hidden=true]')) found.push(at as Text)
    }
    return found
  }, pattern)

/** Matching texts whose language is that of the document, English. */
const inEnglish = async (page: Page, pattern: string) =>
  (await wordsLike(page, pattern)).evaluate((texts) =>
    texts.flatMap(({ data, parentElement }) =>
      parentElement?.closest('[lang]') === document.documentElement ? [data] : [],
    ),
  )

/** Matching texts that touch the edge of their cell. */
const atTheEdge = async (page: Page, pattern: string) =>
  (await wordsLike(page, pattern)).evaluate((texts) =>
    texts.flatMap((text) => {
      const cell = text.parentElement?.closest('td, th')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNode(text)
      const { left, right, width } = range.getBoundingClientRect()
      const isAtEdge = cell && width > 1 && (left < cell.left + 1 || right > cell.right - 1)
      return isAtEdge ? [text.data] : []
    }),
  )

for (const locale of ['ar', 'hi', 'de', 'fr'] as const) {
  test.describe(() => {
    test.use({ locale })
    test(
      `dates and figures in the language ${locale} are said to be in it, and have room`,
      { tag: '@slow' },
      async ({ page, savedThings }) => {
        const figures = FIGURES[locale]
        for (const [step, name] of testPageNames.entries()) {
          await test.step(name, async () => {
            await applyAppearance(page, 'light, wide')
            await open(page, name, savedThings, { isInApp: step > 0 })
            expect.soft(await inEnglish(page, DATES[locale]), name).toEqual([])
            expect.soft(await atTheEdge(page, DATES[locale]), name).toEqual([])
            if (figures !== null) expect.soft(await inEnglish(page, figures), name).toEqual([])
            await applyAppearance(page, 'light, on a phone')
            await expectNoSidewaysScroll(page)
          })
        }
      },
    )
  })
}

/** Makes every word 40 % longer, as in another language; returns a handle that restores the texts. */
const stretch = (page: Page) =>
  page.evaluateHandle(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const before: [Node, string][] = []
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      const words = at.textContent ?? ''
      // Names, codes and addresses are not translated.
      if (
        at.parentElement?.closest('script, style, textarea, code, [translate=no], [dir=auto], bdi')
      )
        continue
      before.push([at, words])
      at.textContent = words.replaceAll(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      )
    }
    return () => {
      for (const [at, words] of before) at.textContent = words
    }
  })

test(
  'texts that are 40 % longer aren’t cut, don’t overlap and make no page scroll sideways',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    for (const [step, name] of testPageNames.entries()) {
      await test.step(name, async () => {
        await applyAppearance(page, 'light, wide')
        await open(page, name, savedThings, { isInApp: step > 0 })
        for (const layout of ['light, wide', 'light, on a phone'] as const) {
          await applyAppearance(page, layout)
          const back = await stretch(page)
          await expectNoSidewaysScroll(page)
          expect.soft(await findCrowded(page), `${name}, ${layout}`).toEqual([])
          await back.evaluate((putBack) => putBack())
        }
      })
    }
  },
)
