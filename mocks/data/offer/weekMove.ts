/** The changes of a listing after a week: price, MRP and stock, as a pure function of (seed, ordinal) and the record. */
import type { WireProduct, WireSku } from '../../wire.ts'
import { Dice } from '../numbers/hash.ts'
import type { Prices } from './prices.ts'
import { DEMO_NOW_MS } from './times.ts'

export type Move = {
  /** The factor of the offer price; 1 for no change. */
  offer: number
  mrp: number
  /** True if a listing in stock sells out, or a sold-out listing is in stock again. */
  isStockTurned: boolean
}

const topic = 171
const day = 86_400_000

// shares of all listings; the others don't change
const decrease = 0.045
const increase = 0.023
const otherMrp = 0.006
const stockTurned = 0.013

export function moveOf(seed: number, ordinal: number): Move {
  const dice = new Dice(seed, ordinal, topic)
  const draw = dice.next()
  // small changes are more frequent than large ones
  const size = Math.pow(dice.next(), 2)
  const isStockTurned = dice.chance(stockTurned)
  let offer = 1
  let mrp = 1
  if (draw < decrease) offer = 0.97 - 0.3 * size
  else if (draw < decrease + increase) offer = 1.02 + 0.18 * size
  else if (draw < decrease + increase + otherMrp) mrp = 1.05 + 0.15 * size
  return { offer, mrp, isStockTurned }
}

/** The discount changes by as much as the prices imply, so that a discount that disagreed with them still disagrees. */
export function pricesAfter(move: Pick<Move, 'offer' | 'mrp'>, prices: Prices): Prices {
  if (move.offer === 1 && move.mrp === 1) return prices
  const offer = repriced(prices.offer, move.offer)
  const mrp = repriced(prices.mrp, move.mrp)
  const isBelow = prices.offer !== null && prices.mrp !== null && prices.offer <= prices.mrp
  // an offer price that was at most the MRP raises the MRP if it would exceed it
  const next = {
    offer,
    mrp: isBelow && offer !== null && mrp !== null ? Math.max(mrp, offer) : mrp,
  }
  const points = percentOff(next) - percentOff(prices)
  return {
    ...next,
    discount: moved(prices.discount, points),
    trueDiscount: moved(prices.trueDiscount, points),
  }
}

export function recordAfter(move: Move, product: WireProduct): WireProduct {
  const { offerPrice, salePrice, discount, trueDiscount } = product
  const prices = { offer: offerPrice, mrp: salePrice, discount, trueDiscount }
  const next = pricesAfter(move, prices)
  // unknown stock (null) stays unknown
  const isStockTurned = move.isStockTurned && product.active !== null
  if (next === prices && !isStockTurned) return product
  const skus = product.skuSet.map((sku) => ({
    ...sku,
    offerPrice: repriced(sku.offerPrice, move.offer),
    salePrice: next.mrp,
  }))
  // rounding may undo a small change
  const isSame = areSame(next, prices) && skus.every((sku, at) => areSame(sku, product.skuSet[at]))
  if (isSame && !isStockTurned) return product
  const changedAt = DEMO_NOW_MS + 3 * day
  return {
    ...product,
    active: isStockTurned ? !product.active : product.active,
    changed: true,
    discount: next.discount,
    lastChangedTime: changedAt,
    lastModifiedDate: product.lastModifiedDate === null ? null : changedAt,
    offerPrice: next.offer,
    salePrice: next.mrp,
    skuSet: isStockTurned ? skus.map(turned(!product.active)) : skus,
    trueDiscount: next.trueDiscount,
  }
}

/** Returns true if all fields are equal as JSON. */
function areSame<Fields extends object>(one: Fields, other: Fields | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const delivered = 12

function turned(isActive: boolean): (sku: WireSku) => WireSku {
  return (sku) => ({
    ...sku,
    available: isActive,
    inventoryQuantity: isActive ? delivered : 0,
  })
}

/**
 * Preserves the ending of a price: its cents, and from 100 on also its last digit before the point. A missing price and 0 stay.
 */
function repriced(price: number | null, factor: number): number | null {
  if (price === null || price === 0 || factor === 1) return price
  const step = price >= 100 ? 10 : 1
  const ending = price % step
  const next = Math.max(0, Math.round((price * factor - ending) / step)) * step + ending
  return Math.round(next * 100) / 100
}

function percentOff({ offer, mrp }: Pick<Prices, 'offer' | 'mrp'>): number {
  return offer === null || mrp === null || mrp === 0 ? 0 : (1 - offer / mrp) * 100
}

function moved(percent: number | null, points: number): number | null {
  if (percent === null) return null
  const decimals = Number.isInteger(percent) ? 1 : 100
  // `+ 0` turns −0 into 0
  return Math.round((percent + points) * decimals) / decimals + 0
}
