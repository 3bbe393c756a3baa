/** Words of folded headings that mean something different together than each of them does alone. */

/** What a pivot table puts before the name of its column: "Sum of Price", "Mittelwert von Preis". */
const AGGREGATE =
  /^(?:(?:sum|average|min|max|first) of|(?:summe|mittelwert|minimum|maximum|min|max) von|(?:somme|moyenne|min|max) de|(?:suma|promedio|min|max) de|(?:somma|media|min|max) di|(?:soma|media) de|(?:som|gemiddelde) van|(?:suma|srednia) z|(?:soucet|prumer) z|(?:summa|medel) av|(?:sum|middel|gennemsnit) af|(?:сумма|среднее) по полю|求和项 ?|平均值项 ?|合計 ?\/|平均 ?\/) ?/g

/** Patterns of several words, each with the one word that replaces them. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bmw st\b/g, 'mwst'],
  [AGGREGATE, ''],
  [/\bcompare at\b/g, 'compareat'],
  [/\bbuy box\b/g, 'buybox'],
  [
    /\bbuy it now\b|\bsofort kaufen\b|\bkup teraz\b|\bachat immediat\b|\bcompra (?:inmediata|ya)\b|\bcompralo subito\b/g,
    'vk',
  ],
  [/\bal por mayor\b|\ball ingrosso\b/g, 'grossiste'],
  [/\bsales (?:value|amount)\b|\bvalue of sales\b/g, 'salesvalue'],
  [/\blast (?=\d)/g, ''],
  [/\bprix (?:remise|reduit)\b/g, 'prix promo'],
  [/\bdiscount price\b/g, 'sale price'],
  [
    /\b(?:after|nach|apres|dopo lo|despues del?|na|po) (?:discount|rabatt|remise|sconto|descuento|korting|slevy)\b/g,
    'promo',
  ],
  [
    /\b(?:before|vor|avant|prima dello|antes del?|sin|voor|pred) (?:discount|rabatt|remise|sconto|descuento|korting|slevou)\b/g,
    'old',
  ],
  [/\bcon (?:descuento|sconto)\b|\bcom desconto\b/g, 'promo'],
  [/\bpo rabacie\b/g, 'porabacie'],
  [/\bpo sleve\b/g, 'posleve'],
  [/со скидкои/g, 'соскидкои'],
  [/(?<=سعر |السعر )(?:بعد )?(?:ال)?خصم/g, 'promo'],
  [/\bpiyasa satis\b/g, 'piyasasatis'],
  [/\bkar marji\b/g, 'marji'],
  [/\bbirim (?=fiyat|maliyet)/g, 'piece '],
  [/\bvan prijs\b/g, 'adviesprijs'],
  [/\baf pris\b/g, 'inpris'],
  [/^ca pris\b/g, 'cirkapris'],
  [/^for (?=pris)/g, 'tidligere '],
  [
    /\b(?:till|shelf|tag) price\b|\b(?:kassen|regal|etiketten)preis\b|\bprix (?:caisse|rayon|etiquette)\b|\bcena na polce\b|\bhyll?d?e?pris\b|\braf fiyati\b/g,
    'vk',
  ],
  [
    /\b(?:unite|unidad|unidade|unita|unit) (?:de|do|di|of) (?=prix|precio|preco|prezzo|price)/g,
    'uom ',
  ],
  [/\bgleitender durchschnittspreis\b|\bgleitender preis\b/g, 'ek'],
  [/\btrendyol ?da satilacak\b/g, 'satilacak'],
  [/\bunit (?=(?:selling |retail |cost |net |list )?(?:price|cost|retail))/g, 'piece '],
  [/\bunit retail\b|\bpiece retail\b/g, 'piece vk'],
  [/\bdoor ?to ?door\b/g, 'delivery'],
  [/\bc ?\/ ?(?=iva|tva|vat)/g, 'com '],
  [/\bs ?\/ ?(?=iva|tva|vat|dph)/g, 'sem '],
  [/\bprix public(?! conseill)/g, 'prix conseille public'],
]
