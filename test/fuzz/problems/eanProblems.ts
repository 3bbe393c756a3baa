/** Problems of the prices of a code as read, compared with the received body. */
import type { EanResult } from '@/api/operations/ean.ts'
import type { Case } from '../cases.ts'
import { offerKinds } from './fieldKinds.ts'
import type { Json } from './fieldProblems.ts'
import { addressesIn, isHttp, isMap, isRight, textIn } from './fieldProblems.ts'
import { entriesIn, mapsIn, own, recordProblems } from './recordProblems.ts'
import { isSame } from './same.ts'

type Found = Extract<EanResult, { kind: 'found' }>
type Pair = [name: string, value: unknown]

const isPicture = ([name]: Pair) => /image|img|picture|photo|thumbnail/i.test(name)
const isDescription = ([name]: Pair) => /desc/i.test(name)

/** The fields of an object that §2.6 and §4.4 do not name. */
const undocumented = (place: Json, names: readonly string[]): Pair[] =>
  Object.entries(place).filter(([name]) => !names.includes(name))

/**
 * Whether a field is among the other fields, or was read completely as an image or the description; an empty one may be
 * neither.
 */
function isSaved(pair: Pair, { images, description }: Found, others: readonly unknown[]): boolean {
  const [, value] = pair
  if (others.some((other) => isSame(other, value))) return true
  const parts = entriesIn(value)
  if (isPicture(pair)) {
    return parts.every((part) => addressesIn(part).some((address) => images.includes(address)))
  }
  return isDescription(pair) && (parts.length === 0 || textIn(value) === description)
}

function extraProblems(ours: Pair[], theirs: Pair[], found: Found): string[] {
  const all = [...ours, ...theirs]
  const named = (wanted: string) =>
    found.otherFields.filter(([name]) => name === wanted).map(([, value]) => value)
  const lost = [
    ...ours.filter((pair) => !isSaved(pair, found, named(pair[0]))),
    ...theirs.filter(
      (pair) => !isSaved(pair, found, named(`${pair[0]} (merchants)`).flatMap(entriesIn)),
    ),
  ]
  const input = all.filter(isPicture).flatMap(([, value]) => addressesIn(value))
  const isStated = (text: string | null) =>
    text === null || all.some(([, value]) => textIn(value) === text)
  return [
    ...lost.map(([name]) => `field ${name} was lost`),
    ...(found.images.every((image) => isHttp(image) && input.includes(image)) ? [] : ['pictures']),
    ...(isStated(found.description) && isStated(found.title) ? [] : ['a text that nobody said']),
  ]
}

/** A code that was echoed as a number has lost its leading zeros; the reader restores only these. */
function isRightEcho(value: unknown, read: string | null, code: string): boolean {
  const text = textIn(value)
  return typeof value === 'number' && text !== null && /^\d+$/.test(text)
    ? read === text.padStart(code.length, '0')
    : read === text
}

function foundProblems(place: Json, merchants: Json[], found: Found, isBare: boolean): string[] {
  const envelope = isBare ? ['success', 'message', 'errorCode'] : []
  const ours = undocumented(place, ['ean', 'merchants', 'product', ...envelope])
  const products = entriesIn(own(place, 'product')).flatMap((part): Pair[] =>
    isMap(part) ? Object.entries(part) : [['product', part]],
  )
  const theirs = merchants.flatMap((merchant) => undocumented(merchant, Object.keys(offerKinds)))
  return [
    ...recordProblems('offer', offerKinds, merchants, found.offers),
    ...extraProblems([...ours, ...products], theirs, found),
  ]
}

export function eanProblems(body: unknown, result: EanResult | null, { code }: Case): string[] {
  const envelope: Json = isMap(body) ? body : {}
  const isWrapped = Object.hasOwn(envelope, 'result')
  const isBare = !isWrapped && ['merchants', 'ean'].some((name) => Object.hasOwn(envelope, name))
  if (!isWrapped && !isBare) {
    const isZero = isRight('number', own(envelope, 'numFound'), 0)
    const saysNothing = body === undefined || isSame(body, []) || isZero
    if (result === null) return saysNothing ? ['nothing found was called unexpected'] : []
    return saysNothing && result.kind === 'none' ? [] : ['something was taken for prices']
  }
  const [place = {}, ...more] = entriesIn(isBare ? envelope : own(envelope, 'result'))
  const list = isMap(place) ? entriesIn(own(place, 'merchants')) : []
  const merchants = mapsIn(list)
  const isReadable =
    isMap(place) && more.length === 0 && merchants.length >= Math.min(list.length, 1)
  if (result === null) return isReadable ? ['readable prices were called unexpected'] : []
  if (!isReadable) return ['something was taken for prices']
  if (result.kind === 'none') return merchants.length === 0 ? [] : ['merchants were dropped']
  const isEcho = isRightEcho(own(place, 'ean'), result.ean, code)
  return [
    ...foundProblems(place, merchants, result, isBare),
    ...(isEcho ? [] : [`the echo became ${result.ean}`]),
  ]
}
