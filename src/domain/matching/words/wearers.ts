/** Words for the wearers of a product, in the ten languages of `colours.ts`, folded. */

/** The words for each wearer. Wearers are one letter each: men, women, boys and girls. */
const WEARER_WORDS: readonly (readonly [wearers: string, words: string])[] = [
  [
    'm',
    'men man mens gents gent gentlemen male herren homme hommes hombre hombres caballero uomo uomini homem homens masculino heren mannen meski meska meskie mezczyzn herr herre herrer maend mand mns',
  ],
  [
    'w',
    'women woman womens lady ladies female damen dame dames femme femmes mujer mujeres senora donna donne mulher mulheres feminino feminina vrouw vrouwen damski damska damskie kobiet dam kvinna kvinnor kvinde kvinder wmns',
  ],
  [
    'b',
    'boy boys jungen jungs garcon garcons nino ninos ragazzo ragazzi bambino menino meninos jongen jongens chłopiec chłopiecy chłopieca pojke pojkar dreng drenge',
  ],
  [
    'g',
    'girl girls madchen fille filles nina ninas ragazza ragazze bambina menina meninas meisje meisjes dziewczynka dziewczecy dziewczeca flicka flickor pige piger',
  ],
  [
    'bg',
    'kid kids child children childrens youth kinder enfant enfants infantil crianca criancas bambini kinderen dzieciecy dziecieca dzieci børn baby babies toddler toddlers infant infants newborn neonato bebe bebes niemowle bebis',
  ],
  ['mwbg', 'unisex unisexe mixte adults adult erwachsene'],
]

export const WEARERS: ReadonlyMap<string, string> = new Map(
  WEARER_WORDS.flatMap(([wearers, words]) =>
    words.split(' ').map((word) => [word, wearers] as const),
  ),
)

/** The names of the wearers for reasons, in plain English. */
export const WEARER_NAMES: Readonly<Record<string, string>> = {
  m: 'men',
  w: 'women',
  b: 'boys',
  g: 'girls',
  bg: 'kids',
  mwbg: 'unisex',
}
