/** Words that describe an offer, not a product. Such a word still counts if both titles contain it: "New Balance". */
const NOISE = new Set(
  (
    'new neu neue neuer neues nieuw nuevo nueva nuovo nuova nouveau nouvelle sale solde sconto oferta offerta angebot aktion ' +
    'deal offer promo promotion discount rabatt best seller bestseller topseller top hit wow shipping delivery versand gratis ' +
    'livraison envio spedizione stock lager genuine official authentic authorised authorized oem ovp nib nwt bnwt bnib ' +
    'quality qualitat qualite price preis prix model modell modele style colour color farbe couleur kleur colore size sz gr ' +
    'grosse groesse taille talla taglia maat imported edition piece pack set unit approx ca brand marke marque fashion mode item product produkt produit ' +
    'no nr num numero great amazing perfect gift idea geschenk cadeau popular'
  ).split(' '),
)

/** Whether a word describes an offer; `word` must be folded (`foldLetters`). */
export const isNoise = (word: string): boolean => NOISE.has(word)

/** Words that distinguish products of the same name: "iPhone 14", "iPhone 14 Pro" and "iPhone 14 case". */
const VARIANTS = new Set(
  (
    'pro max mini plus lite ultra se fe evo neo air light diet zero deluxe junior tester sample refill refurbished renewed ' +
    'case cover hulle schutzhulle coque funda custodia etui strap holder mount protector pad cushion ' +
    'used gebraucht generaluberholt ersatz replacement spare compatible kompatibel'
  ).split(' '),
)

/** Whether a word is one of `VARIANTS`; it must be folded (`foldLetters`). */
export const isVariant = (word: string): boolean => VARIANTS.has(word)
