/** Titles of the German shops. */
import { colouredDivisions, type Article } from './article.ts'

const whose: Record<string, string> = {
  Men: 'Herren',
  Women: 'Damen',
  Boys: 'Jungen',
  Girls: 'Mädchen',
  Unisex: 'Unisex',
}

const fabrics: Record<string, string> = {
  Cotton: 'Baumwolle',
  'Organic cotton': 'Bio-Baumwolle',
  'Cotton linen': 'Baumwolle und Leinen',
  Linen: 'Leinen',
  Chambray: 'Chambray',
  Viscose: 'Viskose',
  Denim: 'Denim',
  Corduroy: 'Cord',
  Bamboo: 'Bambusviskose',
  Modal: 'Modal',
  'Recycled polyester': 'recyceltem Polyester',
  'Merino wool': 'Merinowolle',
  Chanderi: 'Chanderi-Seide',
  Rayon: 'Rayon',
  Khadi: 'Khadi',
  Silk: 'Seide',
  Georgette: 'Georgette',
  Chiffon: 'Chiffon',
  Organza: 'Organza',
  'Recycled nylon': 'recyceltem Nylon',
  'Wool blend': 'Wollmischung',
  Polyester: 'Polyester',
  Leather: 'Leder',
  Lambswool: 'Lammwolle',
  Cashmere: 'Kaschmir',
  Satin: 'Satin',
  Tencel: 'Tencel',
  Canvas: 'Canvas',
  Suede: 'Veloursleder',
  Synthetic: 'veganem Leder',
  Steel: 'Edelstahl',
  Silicone: 'Silikon',
  Nylon: 'Nylon',
  Acetate: 'Acetat',
  'Bio acetate': 'Bio-Acetat',
  Aluminium: 'Aluminium',
  'Braided nylon': 'geflochtenem Nylon',
  Glass: 'Glas',
}

const colours: Record<string, string> = {
  White: 'weiß',
  Ecru: 'ecru',
  Beige: 'beige',
  Grey: 'grau',
  Black: 'schwarz',
  Navy: 'marine',
  Blue: 'blau',
  'Light blue': 'hellblau',
  Green: 'grün',
  Olive: 'oliv',
  Teal: 'petrol',
  Red: 'rot',
  Maroon: 'bordeaux',
  Pink: 'rosa',
  Orange: 'orange',
  Yellow: 'gelb',
  Brown: 'braun',
  Purple: 'lila',
  Tan: 'cognac',
  Silver: 'silber',
}

const patterns: Record<string, string> = {
  Solid: '',
  Striped: 'gestreift',
  Checked: 'kariert',
  Dotted: 'gepunktet',
  Floral: 'geblümt',
}

/** The parts of the German title; joined without separators, they are the title. No word spans two parts. */
export function germanParts(article: Article): string[] {
  if (!colouredDivisions.has(article.type.division))
    return [article.brand.name, ' ', article.noun[1]]
  const fabric = fabrics[article.fabric[0]]
  const gender = whose[article.gender]
  const fit = article.silhouette[1]
  const parts = gender ? [gender, ' ', article.noun[1]] : [article.noun[1]]
  if (fabric) parts.push(' aus ', fabric)
  const details = [
    patterns[article.appearance.pattern],
    colours[article.appearance.colour],
    fit.endsWith('Fit') ? fit : '',
  ].flatMap((detail) => detail || [])
  parts.push(', ')
  details.forEach((detail, at) => {
    if (at > 0) parts.push(', ')
    parts.push(detail)
  })
  return parts
}
