/** Descriptions as merchants paste them: real HTML, some of it untidy. */
import { Dice } from '../numbers/hash.ts'
import type { Offer } from '../offer/offer.ts'
import type { Article } from './article.ts'
import { hasColour } from './titles.ts'

const topic = 101

export function descriptionOf(seed: number, offer: Offer): string | null {
  if (offer.oddities.field === 'no description') return offer.ordinal % 2 === 0 ? null : ''
  const { article } = offer
  if (article.start === 0 && article.showcase) return oxford
  const dice = new Dice(seed, offer.ordinal, topic)
  const opening = openingOf(article, dice)
  const points = pointsOf(article, dice)
  const closing = dice.pick(closings[article.type.division])
  const list = `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
  const form = dice.next()
  if (form < 0.12) return `${plain(opening)} ${plain(closing)}`
  if (form < 0.2) return `${opening}<br><br>${points.join('<br>')}`
  const table = form > 0.78 ? tableOf(offer) : ''
  const link =
    form > 0.9
      ? `<p>More in our <a href="https://${offer.merchant.host}/guides/care">care guide</a>.</p>`
      : ''
  return `<p>${opening}</p>${list}${table}<p>${closing}</p>${link}`
}

const oxford =
  '<p>A year-round oxford in <strong>two-ply organic cotton</strong>, cut slim through the body with room at the shoulder. Garment washed so it is soft from the first wear.</p><ul><li>Button-down collar, single chest pocket</li><li>Mitred cuffs with two-button adjustment</li><li>Machine wash at 40, warm iron</li></ul>'

function openingOf(article: Article, dice: Dice): string {
  const noun = article.noun[0].toLowerCase()
  const fabric =
    article.fabric[0] === '' ? '' : `<strong>${article.fabric[0].toLowerCase()}</strong>`
  const colour = hasColour(article) ? article.appearance.colour.toLowerCase() : ''
  const made = fabric === '' ? '' : ` made of ${fabric}`
  return dice.pick([
    `${article.brand.name} keeps this ${noun} simple:${made === '' ? ' honest materials' : made}${colour === '' ? '' : `, in ${colour}`}, and nothing that gets in the way.`,
    `A ${noun}${made} for ${article.occasion.toLowerCase()} days, from the workshop of ${article.brand.name}.`,
    `The ${noun} people come back for.${fabric === '' ? '' : ` The ${fabric} softens with use and keeps its shape.`}`,
    `Designed around ${article.features[0].toLowerCase()}${fabric === '' ? '' : ` and a dense ${fabric}`}, this ${noun} does its work for years.`,
  ])
}

function pointsOf(article: Article, dice: Dice): string[] {
  const points = [...article.features] as string[]
  if (article.cut[1] !== '') points.push(article.cut[1])
  if (article.silhouette[1] !== '') points.push(article.silhouette[1])
  points.push(dice.pick(care[article.type.division]))
  return points.map((point, index) => (index > 0 && dice.chance(0.1) ? `<em>${point}</em>` : point))
}

function tableOf(offer: Offer): string {
  const { article } = offer
  const rows: [string, string][] = [
    ['Brand', article.brand.name],
    ['Style', article.silhouette[0] || article.type.name],
    ['Detail', article.cut[0] || article.features[0]],
    ['Use', article.occasion],
  ]
  if (article.fabric[0] !== '') rows.push(['Material', article.fabric[0]])
  return `<table><thead><tr><th>Property</th><th>Value</th></tr></thead><tbody>${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</tbody></table>`
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

const care = {
  Apparel: [
    'Machine wash at 30, warm iron',
    'Machine wash at 40, line dry',
    'Hand wash cold, dry flat',
    'Dry clean recommended',
  ],
  Footwear: ['Wipe with a damp cloth', 'Brush when dry, keep away from heat'],
  Accessories: ['Wipe clean with a soft cloth', 'Keep the dust bag for travel'],
  Electronics: ['Two-year guarantee', 'Cable and quick guide in the box'],
  Beauty: ['Patch test before first use', 'Store below 25 °C, away from light'],
  Grocery: ['Store in a cool, dry place', 'Best within six weeks of opening'],
}

const closings = {
  Apparel: [
    'Model is 186 cm and wears size M.',
    'Order your usual size; between two, take the larger.',
    'Woven and sewn in one mill.',
  ],
  Footwear: ['Runs true to size.', 'Half sizes: take the next one up.', 'Resoled on request.'],
  Accessories: [
    'Comes in a plain cotton bag.',
    'Each piece differs slightly in grain.',
    'Repairs are free for two years.',
  ],
  Electronics: [
    'Firmware is kept up to date over the air.',
    'Tested in our own workshop.',
    'Spare parts are sold for seven years.',
  ],
  Beauty: ['Not tested on animals.', 'The carton is recycled paper.', 'Made in small batches.'],
  Grocery: [
    'See the label for allergens.',
    'Packed where it is grown.',
    'The pouch can be recycled with film.',
  ],
}
