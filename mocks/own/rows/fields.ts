/** What the catalog takes of a table or a merchant feed, and what feeds call it. */

import { recordField, recordKeys, type RecordKey } from '../../knownFields.ts'

/**
 * In the order they are shown. `names` are those that feeds use, folded as `foldName` does (columns.ts), the surest first:
 * a line in English, then in German, French and Spanish.
 */
const NAMED = [
  {
    name: 'title',
    label: 'Title',
    names: `title name productname producttitle itemname
      titel produkttitel produktname artikelname artikelbezeichnung produktbezeichnung bezeichnung
      titre nomduproduit nomproduit libelleproduit libelle designation nom
      titulo nombredelproducto nombreproducto nombre producto`,
  },
  {
    name: 'id',
    label: 'Merchant’s own id',
    names: `id merchantproductid sku skuid itemid articlenumber offerid productcode itemnumber
      artikelnummer artikelnr artnr artikelid produktnummer bestellnummer
      referenceproduit refproduit reference codearticle codeproduit idproduit
      referencia codigoarticulo codigoproducto idproducto`,
  },
  {
    name: 'productId',
    label: 'Catalog product id',
    names: 'productid catalogid catalogproductid',
  },
  {
    name: 'country',
    label: 'Country',
    names: `country countrycode targetcountry market
      land zielland
      pays
      pais`,
  },
  {
    name: 'merchant',
    label: 'Merchant',
    names: `merchant merchantname seller sellername shop shopname store retailer externalsellerid
      handler handlername anbieter verkaufer
      marchand vendeur enseigne boutique
      comerciante vendedor tienda`,
  },
  {
    name: 'brand',
    label: 'Brand',
    names: `brand brandname manufacturer
      marke markenname hersteller
      marque fabricant
      marca fabricante`,
  },
  {
    name: 'code',
    label: 'EAN or UPC',
    names: `gtin ean upc ean13 gtin13 gtin14 barcode isbn jan eancode eanupc
      eannummer gtinean strichcode
      codeean codebarres codeabarres
      codigoean codigodebarras`,
  },
  {
    name: 'offerPrice',
    label: 'Offer price',
    names: `offerprice sellingprice currentprice finalprice dealprice specialprice
      angebotspreis aktionspreis sonderpreis
      prixpromo prixpromotionnel prixsolde
      preciooferta preciodeoferta preciorebajado`,
  },
  {
    name: 'salePrice',
    label: 'MRP (list price)',
    names: `mrp listprice rrp msrp regularprice originalprice strikeprice wasprice
      uvp streichpreis listenpreis originalpreis
      prixbarre prixconseille prixdorigine
      preciotachado preciorecomendado preciooriginal pvpr`,
  },
  {
    name: 'price',
    label: 'Price (the MRP where there is an offer price, else the offer)',
    names: `price unitprice
      preis verkaufspreis
      prix prixdevente
      precio precioventa pvp`,
  },
  {
    name: 'offerDates',
    label: 'When the offer price holds',
    names: 'salepriceeffectivedate',
  },
  {
    name: 'availability',
    label: 'In stock',
    names: `availability active instock available stock stockstatus
      verfugbarkeit lagerbestand bestand auflager
      disponibilite enstock
      disponibilidad existencias disponible`,
  },
  {
    name: 'productUrl',
    label: 'Product URL',
    names: `link producturl url productlink deeplink canonicallink
      produktlink produkturl artikellink
      lien lienproduit urlproduit
      enlace enlaceproducto urlproducto`,
  },
  {
    name: 'imageUrl',
    label: 'Picture',
    names: `imagelink imageurl image picture img imageurl1 photo
      bild bildlink bildurl produktbild
      lienimage urlimage
      imagen enlaceimagen urlimagen foto`,
  },
  {
    name: 'images',
    label: 'More pictures',
    names: `additionalimagelink images additionalimages additionalimagelinks
      bilder weiterebilder
      imagessupplementaires
      imagenes`,
  },
  {
    name: 'description',
    label: 'Description',
    names: `description summary content longdescription body
      beschreibung produktbeschreibung artikelbeschreibung kurzbeschreibung
      descriptif
      descripcion`,
  },
  {
    name: 'categoryPath',
    label: 'Category path',
    names: `producttype breadcrumb categorypath googleproductcategory path
      kategoriepfad produkttyp`,
  },
  {
    name: 'division',
    label: 'Division',
    names: `division department
      abteilung
      departement
      departamento`,
  },
  {
    name: 'category',
    label: 'Category',
    names: `category productcategory
      kategorie warengruppe
      categorie rayon
      categoria familia`,
  },
  {
    name: 'subCategory',
    label: 'Sub-category',
    names: 'subcategory subcat unterkategorie souscategorie subcategoria',
  },
  { name: 'articleType', label: 'Article type', names: 'articletype producttypename artikelart' },
  { name: 'gender', label: 'Gender', names: 'gender sex geschlecht genre sexe genero sexo' },
  { name: 'color', label: 'Colour', names: 'color colour primarycolor farbe couleur' },
  {
    name: 'size',
    label: 'Size',
    names: 'size sizes große groesse grosse taille talla tamano',
  },
  { name: 'pattern', label: 'Pattern', names: 'pattern muster motif estampado' },
  { name: 'fabric', label: 'Fabric', names: 'material fabric matiere tejido' },
  { name: 'silhouette', label: 'Silhouette', names: 'silhouette fit passform' },
  { name: 'subSilhouette', label: 'Sub-silhouette', names: 'subsilhouette' },
  { name: 'occasion', label: 'Occasion', names: 'occasion anlass ocasion' },
  {
    name: 'rating',
    label: 'Rating',
    names: 'avgrating rating averagerating productreviewaverage bewertung valoracion',
  },
  {
    name: 'ratingsCount',
    label: 'Number of ratings',
    names: `ratingscount ratings reviewcount reviewscount productreviewcount
      anzahlbewertungen nombredavis numerodevaloraciones`,
  },
] as const

export type FieldName = (typeof NAMED)[number]['name'] | RecordKey

type FeedField = { name: FieldName; label: string; isNeeded: boolean; names: readonly string[] }

/** Whether a field of the record is read from a column of its own name, or of what it is called. */
export const hasOwnColumn = (key: RecordKey): boolean => recordField(key).label !== undefined

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const ownColumns = recordKeys.flatMap((key): FeedField[] => {
  const { label } = recordField(key)
  if (label === undefined) return []
  // Exports of the app say of their times that they are of UTC.
  const names = [key.toLowerCase(), plain(label), `${plain(label)}utc`]
  return [{ name: key, label, isNeeded: false, names }]
})

export const FIELDS: readonly FeedField[] = [
  ...NAMED.map(({ name, label, names }) => ({
    name,
    label,
    isNeeded: name === 'title',
    names: names.split(/\s+/),
  })),
  ...ownColumns,
]
