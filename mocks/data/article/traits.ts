/** Traits of a listing: an open set of names, several items in one value joined with `|`. */
import type { WireTraits } from '../../wire.ts'
import { Dice } from '../numbers/hash.ts'
import type { Offer } from '../offer/offer.ts'
import type { Division } from './assortment.ts'
import { showcaseTraits } from './showcaseTraits.ts'

const topic = 111

const benefits: Record<Division, readonly string[]> = {
  Apparel: [
    'Breathable',
    'Easy iron',
    'Keeps its shape',
    'Soft from the first wear',
    'Quick drying',
    'Warm without weight',
    'Stretches with you',
  ],
  Footwear: ['Cushioned', 'Light', 'Grips on wet ground', 'Easy to clean', 'Wide toe box'],
  Accessories: ['Light', 'Scratch resistant', 'Fits a laptop', 'Adjustable', 'Ages well'],
  Electronics: ['Charges fast', 'Long battery life', 'Quiet', 'Easy to pair', 'Repairable'],
  Beauty: ['Hydrating', 'Calming', 'Brightening', 'Strengthens', 'Absorbs quickly', 'Long lasting'],
  Grocery: ['High in fibre', 'No added sugar', 'Source of protein', 'Small batch', 'Keeps well'],
}

const preferences: Record<Division, readonly string[]> = {
  Apparel: ['Organic cotton', 'Natural fibre', 'Recycled', 'Vegan', 'Made to last'],
  Footwear: ['Vegan', 'Recycled', 'Natural rubber'],
  Accessories: ['Vegan', 'Vegetable tanned', 'Recycled'],
  Electronics: ['Low power', 'Plastic-free packaging'],
  Beauty: ['Vegan', 'Cruelty free', 'Fragrance free', 'Sulphate free'],
  Grocery: ['Organic', 'Vegetarian', 'Vegan', 'Gluten free', 'Fair trade'],
}

const concerns: Record<Division, readonly string[]> = {
  Apparel: ['Sensitive skin', 'Shrinkage', 'See-through', 'Hot weather'],
  Footwear: ['Flat feet', 'Wide feet', 'Knee pain'],
  Accessories: ['Theft', 'Rain', 'Nickel allergy'],
  Electronics: ['Hearing fatigue', 'Eye strain', 'Overheating'],
  Beauty: ['Dryness', 'Acne', 'Hair fall', 'Dullness', 'Sensitive skin', 'Fine lines'],
  Grocery: ['Nut allergy', 'Lactose intolerance', 'Blood sugar'],
}

export function traitsOf(seed: number, offer: Offer): WireTraits {
  const { article } = offer
  const { division } = article.type
  if (article.start === 0 && article.showcase) return showcaseTraits(offer.merchant.id)
  const dice = new Dice(seed, offer.ordinal, topic)
  const traits: WireTraits = {}
  if (dice.chance(0.04)) return traits
  if (dice.chance(0.9)) traits['benefits'] = some(dice, benefits[division], 1 + dice.below(4))
  if (dice.chance(0.65)) traits['preference'] = some(dice, preferences[division], 1 + dice.below(2))
  if (dice.chance(0.5)) traits['concern'] = some(dice, concerns[division], 1 + dice.below(2))
  if (dice.chance(0.75)) traits['quantity'] = quantityOf(offer)
  if (dice.chance(0.6) && article.silhouette[0] !== '')
    traits[division === 'Apparel' ? 'fit' : 'style'] =
      `${article.silhouette[0]}${dice.chance(0.4) ? '|True to size' : ''}`
  if (dice.chance(0.3) && article.fabric[0] !== '') traits['material'] = article.fabric[0]
  if (division === 'Beauty' && dice.chance(0.7))
    traits['skin_type'] = some(
      dice,
      ['Dry', 'Oily', 'Normal', 'Combination', 'All'],
      1 + dice.below(3),
    )
  if (division === 'Grocery' && dice.chance(0.6))
    traits['origin'] = dice.pick([
      'Assam',
      'Kerala',
      'Andalusia',
      'Puglia',
      'Oregon',
      'Bavaria',
      'Kent',
    ])
  if (division === 'Electronics' && dice.chance(0.6))
    traits['connectivity'] = some(
      dice,
      ['Bluetooth 5.3', 'USB-C', 'Wi-Fi', '3.5 mm jack'],
      1 + dice.below(2),
    )
  // some feeds leave an empty item at the end
  if (dice.chance(0.02) && traits['benefits']) traits['benefits'] += '| '
  return traits
}

function quantityOf(offer: Offer): string {
  const { scale } = offer.article.type
  if (/volume|weight|storage/.test(scale)) return offer.sizes.join('|')
  if (offer.article.type.division === 'Footwear') return '1 pair'
  return offer.article.features.includes('Pack of Two') ? '2 pieces' : '1 piece'
}

function some(dice: Dice, list: readonly string[], count: number): string {
  const from = dice.below(list.length)
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[(from + index * 2) % list.length] ?? '',
  )
    .filter((each, index, all) => all.indexOf(each) === index)
    .join('|')
}
