import { A, B, C, inputsAreRead, LOST, UPC } from './kinds.ts'

/** The fields of a row that are compared. */
type Row = {
  line: number
  codes?: readonly string[]
  title?: string
  brand?: string | null
  id?: string
  offerPrice?: number | null
  salePrice?: number | null
  inStock?: boolean | null
}
const rows = (...list: readonly Row[]) => list

inputsAreRead('exports of shops', [
  [
    'WooCommerce in German',
    'catalog',
    `ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Bestand,Angebotspreis,Regulärer Preis,Kategorien,Marken\n1,simple,H-1,${A},Hemd,1,,,1,12,"39,90","47,90",Hemden,Marlowe\n2,simple,P-1,${B},Polo,1,2026-01-01,2026-01-31,0,0,"19,90","29,50",Polos,Marlowe\n`,
    {
      country: 'de',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Hemd',
          brand: 'Marlowe',
          offerPrice: 39.9,
          salePrice: 47.9,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
      mayAlsoSay: true,
    },
  ],
  [
    'WooCommerce in French',
    'catalog',
    `ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,"En stock ?",Stock,"Tarif promo","Tarif régulier",Catégories\n1,simple,H-1,${A},Chemise,1,1,12,"39,90","47,90",Chemises\n2,simple,P-1,${B},Polo,1,0,0,,"29,50",Polos\n`,
    {
      country: 'fr',
      rows: rows(
        { line: 2, codes: [A], title: 'Chemise', offerPrice: 39.9, salePrice: 47.9, inStock: true },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
      mayAsk: true,
    },
  ],
  [
    'WooCommerce in Spanish',
    'catalog',
    `ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Existencias?,Inventario,"Precio rebajado","Precio normal",Categorías\n1,simple,H-1,${A},Camisa,1,1,12,"39,90","47,90",Camisas\n2,simple,P-1,${B},Polo,1,0,0,,"29,50",Polos\n`,
    {
      country: 'es',
      rows: rows(
        { line: 2, codes: [A], title: 'Camisa', offerPrice: 39.9, salePrice: 47.9, inStock: true },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'PrestaShop in French',
    'catalog',
    `ID;Actif (0/1);Nom*;Catégories (x,y,z...);Prix HT;Prix TTC;Prix de gros;Référence n°;Marque;EAN13;Quantité\n1;1;Chemise;Chemises;39,92;47,90;19,50;H-1;Marlowe;${A};12\n2;1;Polo;Polos;24,58;29,50;9,10;P-1;Marlowe;${B};0\n`,
    {
      country: 'fr',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Chemise',
          brand: 'Marlowe',
          offerPrice: 47.9,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'PrestaShop in Polish',
    'catalog',
    `ID;Aktywny (0/1);Nazwa*;Kategorie;Cena zawiera podatek. (brutto);Cena hurtowa;Indeks;Marka;EAN13;Ilość\n1;1;Koszula;Koszule;147,90;79,50;H-1;Marlowe;${A};12\n2;1;Polo;Polo;129,50;59,10;P-1;Marlowe;${B};0\n`,
    {
      country: 'pl',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Koszula',
          brand: 'Marlowe',
          offerPrice: 147.9,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 129.5, inStock: false },
      ),
      mayAsk: true,
    },
  ],
  [
    'Shopware 5',
    'catalog',
    `ordernumber;mainnumber;name;supplier;tax;price_EK;pseudoprice_EK;baseprice_EK;purchaseunit;referenceunit;instock;ean\nH-1;H-1;Hemd;Marlowe;19;47,90;59,00;19,50;;;12;${A}\nP-1;P-1;Polo;Marlowe;19;29,50;0;9,10;;;0;${B}\n`,
    {
      country: 'de',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Hemd',
          brand: 'Marlowe',
          offerPrice: 47.9,
          salePrice: 59,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'Shopware 6',
    'catalog',
    `product_number;translations.DEFAULT.name;price_net;price_gross;list_price_gross;purchase_prices_gross;stock;ean;manufacturer_translations_default_name\nH-1;Hemd;40.25;47.90;59.00;23.20;12;${A};Marlowe\nP-1;Polo;24.79;29.50;;10.83;0;${B};Marlowe\n`,
    {
      country: 'de',
      rows: rows(
        { line: 2, codes: [A], title: 'Hemd', offerPrice: 47.9, salePrice: 59, inStock: true },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'Magento',
    'catalog',
    `sku,store_view_code,attribute_set_code,product_type,categories,name,url_key,price,special_price,special_price_from_date,special_price_to_date,is_in_stock,qty,ean\nH-1,,Default,simple,Default/Shirts,Shirt,shirt,47.90,39.90,"3/1/26","3/31/26",1,12,${A}\nP-1,,Default,simple,Default/Polos,Polo,polo,29.50,,,,0,0,${B}\n`,
    {
      country: 'us',
      rows: rows(
        { line: 2, codes: [A], title: 'Shirt', offerPrice: 39.9, salePrice: 47.9, inStock: true },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
      mayAlsoSay: true,
    },
  ],
  [
    'Shopify with a draft and a second variant',
    'catalog',
    `Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price,Variant Compare At Price,Cost per item,Variant Inventory Qty,Status\nshirt,Shirt,Marlowe,Size,S,H-S,'${A},47.90,59.00,19.50,12,active\nshirt,,,,M,H-M,'${B},47.90,,19.50,0,\n`,
    {
      country: 'us',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Shirt',
          brand: 'Marlowe',
          offerPrice: 47.9,
          salePrice: 59,
          inStock: true,
        },
        { line: 3, codes: [B], title: 'Shirt', brand: 'Marlowe', offerPrice: 47.9, inStock: false },
      ),
    },
  ],
  [
    'Odoo in German',
    'prices',
    `Externe ID;Interne Referenz;Name;Barcode;Verkaufspreis;Kosten;Vorrätige Menge\nx1;H-1;Hemd;${A};47,90;19,50;12\nx2;P-1;Polo;${B};29,50;9,10;0\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9, cost: 19.5 },
        { line: 3, code: B, price: 29.5, cost: 9.1 },
      ],
    },
  ],
  [
    'Dynamics',
    'prices',
    `No.;Description;Base Unit of Measure;GTIN;Unit Cost;Unit Price;Last Direct Cost;Vendor No.\n1000;Shirt;PCS;${A};19,50;47,90;19,80;V10\n1001;Polo;PCS;${B};9,10;29,50;9,20;V10\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9, cost: 19.5 },
        { line: 3, code: B, price: 29.5, cost: 9.1 },
      ],
    },
  ],
  [
    'NetSuite',
    'prices',
    `Internal ID,Name,Display Name,UPC Code,Purchase Price,Base Price,Online Price,Average Cost\n1,H-1,Shirt,${UPC},19.50,47.90,47.90,19.20\n2,P-1,Polo,${A},9.10,29.50,29.50,9.00\n`,
    {
      rows: [
        { line: 2, code: UPC, price: 47.9, cost: 19.5 },
        { line: 3, code: A, price: 29.5, cost: 9.1 },
      ],
    },
  ],
  [
    'SAP Business One',
    'prices',
    `Artikelnr.;Artikelbeschreibung;Barcode;Preisliste 01 - EK;Preisliste 02 - VK;Im Lager\nH-1;Hemd;${A};19,50;47,90;12\nP-1;Polo;${B};9,10;29,50;0\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9, cost: 19.5 },
        { line: 3, code: B, price: 29.5, cost: 9.1 },
      ],
      mayAsk: true,
    },
  ],
])

inputsAreRead('feeds of marketplaces and price comparisons', [
  [
    'Google Merchant as text',
    'catalog',
    `id\ttitle\tdescription\tlink\timage link\tprice\tsale price\tsale price effective date\tavailability\tgtin\tbrand\tcondition\tshipping(country:price)\n1\tShirt\tA shirt\thttps://shop.example/1\thttps://shop.example/1.jpg\t47.90 USD\t39.90 USD\t2026-03-01T00:00Z/2026-03-31T00:00Z\tin stock\t${A}\tMarlowe\tnew\tUS:5.00 USD\n2\tPolo\tA polo\thttps://shop.example/2\thttps://shop.example/2.jpg\t29.50 USD\t\t\tout of stock\t${B}\tMarlowe\tnew\tUS:5.00 USD\n`,
    {
      country: 'us',
      rows: rows(
        { line: 2, codes: [A], title: 'Shirt', offerPrice: 39.9, salePrice: 47.9, inStock: true },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'Google Merchant in German',
    'catalog',
    `ID\tTitel\tLink\tPreis\tSonderangebotspreis\tVerfügbarkeit\tGTIN\tMarke\n1\tHemd\thttps://shop.example/1\t47,90 EUR\t39,90 EUR\tauf Lager\t${A}\tMarlowe\n2\tPolo\thttps://shop.example/2\t29,50 EUR\t\tnicht auf Lager\t${B}\tMarlowe\n`,
    {
      country: 'de',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Hemd',
          brand: 'Marlowe',
          offerPrice: 39.9,
          salePrice: 47.9,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'Facebook catalog',
    'catalog',
    `id,title,description,availability,condition,price,link,image_link,brand,gtin,sale_price\n1,Shirt,A shirt,in stock,new,47.90 USD,https://shop.example/1,https://shop.example/1.jpg,Marlowe,${A},\n2,Polo,A polo,available for order,new,29.50 USD,https://shop.example/2,https://shop.example/2.jpg,Marlowe,${B},19.50 USD\n`,
    {
      country: 'us',
      rows: rows(
        { line: 2, codes: [A], offerPrice: 47.9, inStock: true },
        { line: 3, codes: [B], offerPrice: 19.5, salePrice: 29.5, inStock: null },
      ),
      mayAlsoSay: true,
    },
  ],
  [
    'idealo',
    'catalog',
    `sku;brand;title;price;hans;eans;paymentCosts_paypal;deliveryCosts_dhl;delivery;url;formerPrice\nH-1;Marlowe;Hemd;47.90;4711;${A};0.00;4.90;1-3 Werktage;https://shop.example/1;59.00\nP-1;Marlowe;Polo;29.50;4712;${B};0.00;4.90;sofort;https://shop.example/2;\n`,
    {
      country: 'de',
      rows: rows(
        { line: 2, codes: [A], title: 'Hemd', offerPrice: 47.9 },
        { line: 3, codes: [B], offerPrice: 29.5 },
      ),
    },
  ],
  [
    'Heureka',
    'catalog',
    `<?xml version="1.0" encoding="utf-8"?><SHOP><SHOPITEM><ITEM_ID>H-1</ITEM_ID><PRODUCTNAME>Košile</PRODUCTNAME><URL>https://shop.example/1</URL><PRICE_VAT>1 299,00</PRICE_VAT><MANUFACTURER>Marlowe</MANUFACTURER><EAN>${A}</EAN><DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE></DELIVERY></SHOPITEM><SHOPITEM><ITEM_ID>P-1</ITEM_ID><PRODUCTNAME>Polo</PRODUCTNAME><URL>https://shop.example/2</URL><PRICE_VAT>499</PRICE_VAT><MANUFACTURER>Marlowe</MANUFACTURER><EAN>${B}</EAN></SHOPITEM></SHOP>`,
    {
      country: 'cz',
      file: 'heureka.xml',
      rows: rows(
        { line: 1, codes: [A], title: 'Košile', brand: 'Marlowe', offerPrice: 1299 },
        { line: 2, codes: [B], title: 'Polo', offerPrice: 499 },
      ),
    },
  ],
  [
    'Ceneo',
    'catalog',
    `<?xml version="1.0" encoding="utf-8"?><offers version="1"><o id="1" url="https://shop.example/1" price="147.90" avail="1" stock="12"><name>Koszula</name><attrs><a name="Producent">Marlowe</a><a name="EAN">${A}</a></attrs></o><o id="2" url="https://shop.example/2" price="129.50" avail="99"><name>Polo</name><attrs><a name="Producent">Marlowe</a><a name="EAN">${B}</a></attrs></o></offers>`,
    {
      country: 'pl',
      file: 'ceneo.xml',
      rows: rows(
        { line: 1, title: 'Koszula', offerPrice: 147.9 },
        { line: 2, title: 'Polo', offerPrice: 129.5 },
      ),
      mayAlsoSay: true,
    },
  ],
  [
    'Amazon flat file in German',
    'catalog',
    `TemplateType=fptcustom\tVersion=2026.0301\tDie oberen drei Zeilen sind nur zur Verwendung durch Amazon.com vorgesehen.\t\t\t\t\t\nSKU\tProdukt-ID\tProdukt-ID-Typ\tProduktname\tMarke\tStandardpreis\tSonderangebotspreis\tMenge\nitem_sku\texternal_product_id\texternal_product_id_type\titem_name\tbrand_name\tstandard_price\tsale_price\tquantity\nH-1\t${A}\tEAN\tHemd\tMarlowe\t47.90\t\t12\nP-1\t${B}\tEAN\tPolo\tMarlowe\t29.50\t19.50\t0\n`,
    {
      country: 'de',
      rows: rows(
        { line: 4, codes: [A], title: 'Hemd', brand: 'Marlowe', offerPrice: 47.9, inStock: true },
        { line: 5, codes: [B], offerPrice: 19.5, salePrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'Amazon inventory report',
    'prices',
    `seller-sku\tasin1\titem-name\tprice\tquantity\tproduct-id-type\tproduct-id\nH-1\tB00EXAMPLE\tShirt\t47.90\t12\t4\t${A}\nP-1\tB00EXAMPL2\tPolo\t29.50\t0\t4\t${B}\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9 },
        { line: 3, code: B, price: 29.5 },
      ],
    },
  ],
  [
    'eBay',
    'catalog',
    `Custom label (SKU),Title,Available quantity,Start price,Buy It Now price,P:EAN,C:Brand\nH-1,Shirt,12,,47.90,${A},Marlowe\nP-1,Polo,0,,29.50,Does not apply,Marlowe\n`,
    {
      country: 'us',
      rows: rows(
        { line: 2, codes: [A], title: 'Shirt', offerPrice: 47.9, inStock: true },
        { line: 3, codes: [], offerPrice: 29.5, inStock: false },
      ),
      mayAsk: true,
    },
  ],
  [
    'Trendyol',
    'catalog',
    `Barkod,Model Kodu,Marka,Ürün Adı,Piyasa Satış Fiyatı (KDV Dahil),Trendyol'da Satılacak Fiyat (KDV Dahil),Ürün Stok Adedi,KDV Oranı\n${A},M-1,Marlowe,Gömlek,"599,00","479,00",12,20\n${B},M-2,Marlowe,Polo,"350,00","295,00",0,20\n`,
    {
      country: 'tr',
      rows: rows(
        {
          line: 2,
          codes: [A],
          title: 'Gömlek',
          brand: 'Marlowe',
          offerPrice: 479,
          salePrice: 599,
          inStock: true,
        },
        { line: 3, codes: [B], offerPrice: 295, inStock: false },
      ),
    },
  ],
  [
    'Kaufland and Otto',
    'prices',
    `ean;title;minimum_price;price;amount;shipping_group\n${A};Hemd;39,90;47,90;12;DHL\n${B};Polo;25,00;29,50;0;DHL\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9, floor: 39.9 },
        { line: 3, code: B, price: 29.5, floor: 25 },
      ],
    },
  ],
  [
    'bol.com',
    'prices',
    `Referentie;EAN;Conditie;Voorraad;Prijs;Levertijd;Lang omschrijving\nH-1;${A};NEW;12;47,90;24uurs-23;x\nP-1;${B};NEW;0;29,50;24uurs-23;y\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9 },
        { line: 3, code: B, price: 29.5 },
      ],
    },
  ],
  [
    'Allegro',
    'catalog',
    `ID oferty;Tytuł oferty;EAN/Kod producenta;Cena Kup Teraz;Liczba sztuk;Stan\n1;Koszula;${A};147,90;12;Nowy\n2;Polo;${B};129,50;0;Nowy\n`,
    {
      country: 'pl',
      rows: rows(
        { line: 2, codes: [A], title: 'Koszula', offerPrice: 147.9 },
        { line: 3, codes: [B], offerPrice: 129.5 },
      ),
      mayAsk: true,
    },
  ],
  [
    'Zalando',
    'prices',
    `EAN;Zalando Article Variant;Regular Price;Discounted Price;Stock\n${A};MA1;59,00;47,90;12\n${B};MA2;29,50;;0\n`,
    {
      rows: [
        { line: 2, code: A, price: 47.9 },
        { line: 3, code: B, price: 29.5 },
      ],
    },
  ],
  [
    'a feed with lost zeros and several codes',
    'catalog',
    `id,title,gtin,price\n1,Shirt,${LOST},47.90\n2,Polo,"${A},${B}",29.50\n3,Coat,${C}.0,99.00\n`,
    {
      country: 'us',
      rows: rows({ line: 2, codes: [UPC] }, { line: 3, codes: [A, B] }, { line: 4, codes: [C] }),
      said: [{ line: 2, about: '' }],
    },
  ],
  [
    'a feed as JSON with strings for prices',
    'catalog',
    JSON.stringify({
      data: {
        items: [
          { sku: 'H-1', name: 'Shirt', ean: A, price: { amount: '47.90', currency: 'USD' } },
          { sku: 'P-1', name: 'Polo', ean: B, price: { amount: '29.50', currency: 'USD' } },
        ],
      },
    }),
    {
      country: 'us',
      file: 'feed.json',
      rows: rows(
        { line: 1, codes: [A], title: 'Shirt', offerPrice: 47.9 },
        { line: 2, codes: [B], title: 'Polo', offerPrice: 29.5 },
      ),
    },
  ],
  [
    'a feed as JSON lines in cents',
    'catalog',
    `{"id":"1","title":"Shirt","gtin":"${A}","price":47.9,"availability":"in_stock"}\n{"id":"2","title":"Polo","gtin":"${B}","price":29.5,"availability":"out_of_stock"}\n`,
    {
      country: 'us',
      file: 'feed.ndjson',
      rows: rows(
        { line: 1, codes: [A], offerPrice: 47.9, inStock: true },
        { line: 2, codes: [B], offerPrice: 29.5, inStock: false },
      ),
    },
  ],
  [
    'prices of another country in a feed',
    'catalog',
    `id,title,gtin,price,country\n1,Hemd,${A},"47,90 EUR",de\n2,Polo,${B},29.50 USD,de\n`,
    {
      rows: rows(
        { line: 2, codes: [A], offerPrice: 47.9 },
        { line: 3, codes: [B], offerPrice: null },
      ),
      said: [{ line: 3, about: '' }],
    },
  ],
])
