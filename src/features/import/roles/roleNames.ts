/**
 * What programs and people call a column, as whole headings: folded as `foldHeading` folds, without blanks. Prices, costs and
 * floors have no names here: their headings are made of many words, which `priceRole` weighs.
 */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { foldHeading } from './foldHeading.ts'
import { headingTerms } from './headingTerms.ts'

type NamedRole = Exclude<ColumnRole, 'price' | 'salePrice' | 'cost' | 'floor' | 'target'>

const NAMES: Readonly<Record<NamedRole, string>> = {
  code: `gtin ean upc ean13 ean8 gtin13 gtin14 gtin12 gtin8 upca upc12 barcode barcodes isbn isbn13 isbn10 jan jancode eancode eanupc upcean gtinean eangtin eans eancodes upccode barcodeean
    eannumber upcnumber gtinnumber gtinupceanorisbn gtinupceanisbn variantbarcode externalproductid productean productgtin globaltradeitemnumber unitgtin code codes productcode13
    eannummer eannr gtinnummer strichcode barcodenummer eancodes europaischeartikelnummer
    codeean codebarres codeabarres codebarre gencod gencode eancode13
    codigoean codigodebarras codigobarras codbarras codigodebarra
    codiceean codiceabarre codicebarre barcodeprodotto
    codigodebarraean
    streepjescode eannummer
    kodean kodkreskowy kodean13 eankod
    carovykod eankod kodean
    streckkod eankod streckkodean
    stregkode eankode stregkodenummer
    barkod barkodno barkodnumarasi eankodu
    штрихкод штрихкодean кодean баркод шк
    条码 商品条码 国际条码 条形码 商品条形码 バーコード janコード الباركود باركود upc13 casegtin europaischeartikelnummer internationalarticlenumber globaltradeitemnumber codigouniversaldeproducto رمزالمنتجالعالمي eancodestuck`,
  title: `title name offertitle listingtitle productname producttitle itemname item product article description shortdescription itemdescription productdescriptionshort articledescription articlename variantname names products producten
    titel produkttitel produktname artikelname artikelbezeichnung produktbezeichnung bezeichnung artikel produkt artikeltext kurztext materialkurztext bezeichnung1 warenbezeichnung
    titre nomduproduit nomproduit libelleproduit libelle designation designationarticle libellearticle nom produit article intitule
    titulo nombredelproducto nombreproducto nombre producto articulo denominacion descripcioncorta
    titolo nome nomeprodotto prodotto articolo denominazione descrizione descrizioneprodotto descrizionearticolo
    titulodoproduto nomedoproduto nomeproduto produto artigo designacao descricao
    naam productnaam artikelnaam omschrijving artikelomschrijving
    nazwa tytuloferty nazwaproduktu nazwatowaru produkt towar opis tytul
    nazev nazevproduktu nazevzbozi vyrobek zbozi popis
    namn produktnamn artikelnamn benamning artikelbenamning produkt vara
    navn produktnavn varenavn varetekst betegnelse vare
    urunadi urun urunismi ad isim baslik
    название наименование товар продукт наименованиетовара названиетовара номенклатура имя
    naam utpadkanaam vastu
    商品名称 产品名称 商品标题 品名 名称 商品名 商品 产品 標題 标题 製品名 品目 اسمالمنتج المنتج الاسم rowlabels`,
  brand: `brand brandname brands manufacturer vendor make label productbrand brandlabel maker
    marke marken markenname hersteller herstellername lieferantenmarke fabrikat
    marque marques fabricant nommarque
    marca fabricante marcas nombremarca
    marchio produttore
    merk merknaam fabrikant
    marka producent nazwamarki
    znacka vyrobce
    varumarke marke tillverkare fabrikat
    maerke brand producent fabrikant
    marka uretici markaadi
    бренд марка производитель торговаямарка
    品牌 牌子 厂商 ブランド メーカー メーカー名 varemerke العلامةالتجارية الماركة`,
  listPrice: `mrp listprice rrp msrp regularprice originalprice strikeprice wasprice compareatprice variantcompareatprice comparepriceat srp
    uvp streichpreis listenpreis originalpreis unverbindlichepreisempfehlung
    prixbarre prixconseille prixdorigine prixpublic
    preciotachado preciorecomendado preciooriginal pvpr
    prezzobarrato prezzodilistino prezzoconsigliato
    precodetabela adviesprijs cenakatalogowa doporucenacena rekpris vejledendepris tavsiyeedilenfiyat ррц мрц
    市场价 吊牌价 原价 定価 希望小売価格`,
  stock: `availability active instock available stock stockstatus quantity qty variantinventoryqty inventoryqty inventory inventoryquantity stocklevel onhand qtyonhand stockquantity instockquantity isinstock stockqty availablequantity
    verfugbarkeit verfugbar lagerbestand bestand auflager lieferbar bestandsmenge verfugbarerbestand lager
    disponibilite enstock stocks stockdisponible quantiteenstock
    disponibilidad existencias disponible enexistencias cantidadenstock
    disponibilita giacenza giacenze disponibile giacenzamagazzino quantitadisponibile
    estoque disponibilidade quantidadeemstock quantidadeemestoque
    menge anzahl quantite cantidad quantita quantidade aantal ilosc mnozstvi antal adet количество 数量 数量
    voorraad beschikbaarheid opvoorraad voorraadstatus
    liczbasztuk stan stanmagazynowy dostepnosc magazyn iloscwmagazynie
    skladem dostupnost sklad skladovost stavskladu pocetkususkladem
    lagersaldo lagerstatus ilager lagersaldoantal
    lagerstatus lagerbeholdning palager beholdning
    stok stokmiktari stokdurumu stokadedi urunstokadedi stokadet
    наличие остаток остатки склад вналичии количествонаскладе
    库存 库存数量 庫存 存货 在庫 在庫数 在庫状況 المخزون الكميةالمتوفرة الكمية`,
  url: `link producturl url productlink deeplink canonicallink productpage producturls itemurl shoppage pageurl address weblink href handleurl
    produktlink produkturl artikellink artikelurl
    lien lienproduit urlproduit
    enlace enlaceproducto urlproducto
    collegamento linkprodotto urlprodotto
    adres linkdoproduktu odkaz urladresa lank produktlank adresse urunlinki baglanti ссылка адрес ссылканатовар
    链接 商品链接 网址 リンク 商品url`,
  id: `id merchantproductid item# sku# article# artikel# productno itemcode style stylenumber model internalreference sku skuid itemid articlenumber articleno offerid productcode itemnumber itemno itemsku sellersku variantsku mpn partnumber partno stylecode modelnumber material materialnumber productnumber suppliersku merchantssku plu
    artikelnummer artikelnr artnr artikelid produktnummer bestellnummer materialnummer sachnummer internenummer teilenummer herstellernummer herstellerartikelnummer artikelcode bestnr interneartikelnummer
    referenceproduit refproduit referenceinterne reference ref codearticle codeproduit idproduit
    referencia codigo codigoarticulo codigoproducto codarticulo idproducto sku
    codice codicearticolo codarticolo codiceprodotto riferimento
    codigodoproduto codigoproduto codproduto codigodoartigo referenciadoproduto
    artikelnummer productnummer
    indeks kodproduktu symbol nrkatalogowy numerkatalogowy
    kod cislo katalogovecislo kodzbozi cislozbozi
    artikelnummer produktnummer
    varenummer varenr produktnummer
    urunkodu stokkodu modelkodu
    артикул арт код кодтовара артикултовара
    货号 款号 编码 商品编号 编号 商品编码 商品コード 商品番号 品番 الرقم رمزالمنتج رقمالمنتج`,
  image: `imagelink imageurl image picture img imageurl1 photo imgurl mainimage imagesrc mainimageurl
    bild bildlink bildurl produktbild
    lienimage urlimage
    imagen enlaceimagen urlimagen foto
    immagine linkimmagine zdjecie obrazek billede bildlank resim fotografia картинка изображение фото 图片 主图 画像`,
  images: `additionalimagelink images additionalimages additionalimagelinks galleryimages morepictures
    bilder weiterebilder
    imagessupplementaires
    imagenes immagini zdjecia obrazky`,
  currency: `currency curr currencycode isocurrency pricecurrency wahrung wahrg whrg waehrung devise moneda divisa valuta moeda waluta mena doviz parabirimi валюта 币种 货币 通貨 العملة`,
  unitQuantity: `priceunit pricingunit pe pro preiseinheit preisje mengeneinheitpreis unitsperprice priceper perquantity priceperqty unitpricequantity unitesparprix prixpar preciopor prijseenheid jednostkaceny`,
  saleStart: `salepricestart salestart salestartdate salepricestartdate datesalepricestarts salepricefrom specialpricefromdate specialfromdate saledatefrom offerstart angebotvon aktionvon gultigvon sonderpreisvon debutpromo iniciooferta`,
  saleEnd: `salepriceend saleend saleenddate salepriceenddate datesalepriceends salepriceto specialpricetodate specialtodate saledateto offerend angebotbis aktionbis gultigbis sonderpreisbis finpromo finoferta`,
  saleDates: `salepriceeffectivedate salepriceeffectivedates`,
  note: `note notes remark remarks comment comments memo info
    bemerkung bemerkungen notiz notizen kommentar anmerkung hinweis
    remarque remarques commentaire observations
    nota notas observaciones comentario
    note osservazioni commento
    observacoes opmerking opmerkingen notitie uwagi uwaga poznamka poznamky anteckning anmarkning kommentar bemaerkning not notlar aciklama примечание комментарий заметка 备注 備考 ملاحظات`,
  country: `country countrycode targetcountry market countries
    land zielland landercode
    pays
    pais
    paese kraj zeme maa ulke страна 国家 国`,
  merchant: `merchant merchantname seller sellername shop shopname store retailer externalsellerid
    handler handlername anbieter verkaufer
    marchand vendeur enseigne boutique
    comerciante vendedor tienda
    negozio venditore winkel verkoper sklep sprzedawca prodejce obchod butik saljare forhandler satici magaza продавец магазин 商家 店铺 ショップ`,
  productId: `productid catalogid catalogproductid`,
  category: `category productcategory maincategory categories categorytext
    kategorie warengruppe sortiment
    categorie rayon
    categoria familia
    kategoria kategori kategoriler категория 类别 分类 品类 カテゴリ カテゴリー`,
  categoryPath: `producttype breadcrumb categorypath googleproductcategory path
    kategoriepfad produkttyp`,
  subCategory: `subcategory subcat unterkategorie souscategorie subcategoria podkategoria underkategori`,
  division: `division department
    abteilung
    departement
    departamento`,
  articleType: `articletype producttypename artikelart type`,
  description: `longdescription bodyhtml body content summary productdescription htmldescription
    beschreibung produktbeschreibung artikelbeschreibung kurzbeschreibung langtext
    descriptif descriptionlongue
    descripcion descripcionlarga descrizionelunga`,
  gender: `gender sex geschlecht genre sexe genero sexo genere geslacht plec pohlavi kon cinsiyet пол 性别 性別`,
  color: `color colour primarycolor farbe farbton couleur color colore cor kleur kolor barva farg farve renk цвет 颜色 色 カラー`,
  size: `size sizes variantsize große grosse groesse taille talla tamano taglia misura tamanho maat rozmiar velikost storlek storrelse beden размер 尺码 尺寸 サイズ packsize inhalt`,
  pattern: `pattern muster motif estampado`,
  fabric: `fabric material composition matiere tejido stoff`,
  silhouette: `silhouette fit passform`,
  subSilhouette: `subsilhouette`,
  occasion: `occasion anlass ocasion`,
  rating: `avgrating rating averagerating productreviewaverage bewertung valoracion`,
  ratingsCount: `ratingscount ratings reviewcount reviewscount productreviewcount anzahlbewertungen nombredavis numerodevaloraciones`,
  group: `handle itemgroupid parentsku groupid`,
}

/** The role by whole heading. If several roles have the same name, the first one in the table counts. */
const BY_NAME = new Map<string, NamedRole>()
const compact = (folded: string) => folded.replaceAll(/[ /]/g, '')
for (const [role, list] of Object.entries(NAMES)) {
  for (const name of list.split(/\s+/)) {
    const folded = compact(foldHeading(name))
    // The cast is safe, because these are the keys of the table.
    if (folded !== '' && !BY_NAME.has(folded)) BY_NAME.set(folded, role as NamedRole)
  }
}

/** Currencies beside the name of a column, which do not matter for its role. */
const CURRENCY = /\b(?:eur|usd|gbp|inr|chf|pln|czk|sek|dkk|try|rub|cny|jpy|utc)\b|[€£$₹]/gu

const foldedSet = (list: string) =>
  new Set(
    list
      .split(/\s+/)
      .map((word) => foldHeading(word))
      .filter((word) => word !== ''),
  )

/** Words for a code of GS1, in any heading: "EAN Stück", "Kod EAN", "Main barcode". */
const CODE_WORDS =
  foldedSet(`ean eans gtin gtins upc isbn jan itf ean8 ean13 ean14 gtin8 gtin12 gtin13 gtin14 upca isbn10 isbn13 eancode gtincode barcode barcodes strichcode strichcodes gencod
  gencode codebarres codigobarras codicebarre barre barres barras barra streepjescode scancode kreskowy paskowy carovy streckkod stregkode strekkode barkod barkodu штрихкод штрих баркод шк باركود الباركود شريطي`)
/** Words that can accompany a word for a code. */
const BESIDE_CODE =
  foldedSet(`required mandatory optional pflichtfeld pflicht obligatoire obligatorio obbligatorio obrigatorio verplicht wymagane povinne obligatorisk zorunlu 必填 必須 digit digits stellig stellen chiffres digitos cifre
  cijfers cyfr field feld gs1 verkaufseinheit verbrauchereinheit stuckeinheit neu neue new vyrobku vyrobek scan code codes kod kode kody kodu number numbers nummer nummern nr no num numero numer numarasi номер код de di del a à au dei des der den the of or and oder und et y e o i
  product produkt produktu produktu artikel artikels article item variant unit base consumer main primary haupt stück stuck stk st piece einheit einzel basis produit produto producto prodotto articolo
  artigo articulo cod cód código codigo codigos codes codice codici vara vare urun ürün товара товар sku 8 10 12 13 14 n° n g external id رقم رمز primary unique internationale international`)

/**
 * Headings for codes in Chinese and Japanese, "商品条码（EAN）", "JANコード", "EAN13码": folded, without digits and the word for digits.
 */
const UNSPACED_CODE =
  /^(?:商品|产品|產品|国际|國際)?(?:ean|jan|upc|isbn|gtin)?(?:条码|条形码|條碼|码|碼|コート|ハーコート)(?:ean|jan|upc|isbn|gtin)?$/

/** Whether a heading is of codes, "EAN / GTIN", "Codice a barre": only words for a code, and words that mean nothing else. */
function isCodeHeading(folded: string): boolean {
  if (UNSPACED_CODE.test(folded.replace(/\s|(?<!\d)\d{1,2}(?!\d)|[桁位]/g, ''))) return true
  const words = folded
    .replace(/\bbar codes?\b/, 'barcode')
    .split(/[ /桁]+/)
    .filter((word) => word !== '' && !/^\d{1,2}$/.test(word))
  return (
    words.some((word) => CODE_WORDS.has(word)) &&
    words.every((word) => CODE_WORDS.has(word) || BESIDE_CODE.has(word))
  )
}

const STARTS =
  /\b(?:start|starts|begin|begins|beginn|beginnt|from|ab|von|vom|debut|du|desde|inicio|empieza|comienza|dal|inizio|vanaf|od|zaciatek|poczatek|zacatek|fran|fra|startdato|startdatum|baslangic)\b|开始|開始|начал/
const ENDS =
  /\b(?:end|ends|until|till|to|expires|bis|ende|endet|fin|al|hasta|termina|fine|tot|ate|do|koniec|konec|slut|slutter|bitis)\b|结束|終了|оконч/

/** The role of a heading that states when a sale price applies: "Datum, an dem Angebotspreis beginnt", "date_sale_price_ends". */
function saleDateOf(folded: string): NamedRole | null {
  const { concepts } = headingTerms(folded)
  if (!concepts.has('sale') || !concepts.has('date')) return null
  const [starts, ends] = [STARTS.test(folded), ENDS.test(folded)]
  if (starts === ends) return /period|dates|zeitraum|effective/.test(folded) ? 'saleDates' : null
  return starts ? 'saleStart' : 'saleEnd'
}

/** The role that a heading names as a whole; null if it names none, or one of the prices. */
export function namedRole(heading: string): NamedRole | null {
  const folded = foldHeading(heading)
  if (folded === '') return null
  const whole = compact(folded)
  const exact = BY_NAME.get(whole) ?? BY_NAME.get(whole.replace(/^g(?=[a-z]{2,})/, ''))
  if (exact !== undefined) return exact
  if (isCodeHeading(folded)) return 'code'
  const ofSale = saleDateOf(folded)
  if (ofSale !== null) return ofSale
  return BY_NAME.get(compact(folded.replace(CURRENCY, ' ').trim())) ?? null
}
