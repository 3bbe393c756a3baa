import { A, B, inputsAreRead, type Input } from './kinds.ts'

/** A shop's export with two products: the first one reduced and in stock, the second one sold out. */
const shop = (
  language: string,
  country: string,
  text: string,
  price: number,
  list: number,
  other: number,
): Input => [
  language,
  'catalog',
  text,
  {
    country,
    rows: [
      { line: 2, codes: [A], brand: 'M', offerPrice: price, salePrice: list, inStock: true },
      { line: 3, codes: [B], brand: 'M', offerPrice: other, inStock: false },
    ],
  },
]

inputsAreRead('the export of a shop in each language', [
  shop(
    'English',
    'us',
    `SKU,Name,Barcode,Brand,Price,Was price,Availability\n1,Shirt,${A},M,"999.00","1,299.00",In stock\n2,Polo,${B},M,29.50,,Sold out\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'German',
    'de',
    `Artikelnr.;Artikelbezeichnung;EAN-Code;Hersteller;Brutto-VK;Streichpreis;Lagerbestand\n1;Hemd;${A};M;999,00;1.299,00;5\n2;Polo;${B};M;29,50;;0\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'French',
    'fr',
    `Référence;Libellé;Code-barres;Marque;Prix TTC;Prix barré;Disponibilité\n1;Chemise;${A};M;999,00 €;1 299,00 €;En stock\n2;Polo;${B};M;29,50 €;;Épuisé\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Spanish',
    'es',
    `Referencia;Nombre;EAN;Fabricante;PVP;Precio oferta;Stock\n1;Camisa;${A};M;1.299,00;999,00;12\n2;Polo;${B};M;29,50;;0\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Italian',
    'it',
    `Codice;Descrizione;Codice a barre;Marca;Prezzo;Prezzo scontato;Disponibilità\n1;Camicia;${A};M;1.299,00;999,00;Disponibile\n2;Polo;${B};M;29,50;;Esaurito\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Portuguese',
    'pt',
    `SKU;Nome;EAN;Marca;Preço;Preço promocional;Estoque\n1;Camisa;${A};M;1.299,00;999,00;12\n2;Polo;${B};M;29,50;;0\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Dutch',
    'nl',
    `Artikelnummer;Naam;EAN;Merk;Prijs incl. btw;Van prijs;Voorraad\n1;Overhemd;${A};M;999,00;1.299,00;op voorraad\n2;Polo;${B};M;29,50;;uitverkocht\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Polish',
    'pl',
    `SKU;Nazwa;EAN;Producent;Cena brutto;Cena promocyjna;Dostępność\n1;Koszula;${A};M;1 299,00;999,00;dostępny\n2;Polo;${B};M;29,50;;brak\n`,
    999,
    1299,
    29.5,
  ),
  shop(
    'Czech',
    'cz',
    `Kód;Název;EAN;Výrobce;Cena s DPH;Běžná cena;Dostupnost\n1;Košile;${A};M;999 Kč;1 299 Kč;Skladem\n2;Polo;${B};M;295 Kč;;Vyprodáno\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Swedish',
    'se',
    `Artikelnr;Produktnamn;EAN;Varumärke;Ord. pris;Kampanjpris;Lagerstatus\n1;Skjorta;${A};M;1 299 kr;999 kr;I lager\n2;Piké;${B};M;295 kr;;Slut i lager\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Danish',
    'dk',
    `Varenummer;Navn;EAN;Mærke;Pris;Før pris;Lager\n1;Skjorte;${A};M;999,00 kr.;1.299,00 kr.;På lager\n2;Polo;${B};M;295,- kr.;;Udsolgt\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Turkish',
    'tr',
    `Stok Kodu;Ürün Adı;Barkod;Marka;Satış Fiyatı;İndirimli Fiyat;Stok\n1;Gömlek;${A};M;1.299,90;999,90;12\n2;Polo;${B};M;295,00;;0\n`,
    999.9,
    1299.9,
    295,
  ),
  shop(
    'Russian',
    'ru',
    `Артикул;Название;Штрихкод;Бренд;Цена;Старая цена;Наличие\n1;Рубашка;${A};M;999,00;1 299,00;в наличии\n2;Поло;${B};M;295,00;;нет\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Hindi',
    'in',
    `SKU,Naam,Barcode,Brand,MRP,Bikri mulya,Stock\n1,Kameez,${A},M,"1,299.00",999.00,haan\n2,Polo,${B},M,,295.00,nahi\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Chinese',
    'cn',
    `商品编码,商品名称,条形码,品牌,市场价,销售价,库存\n1,衬衫,${A},M,"1,299.00",999.00,12\n2,衫,${B},M,,295.00,0\n`,
    999,
    1299,
    295,
  ),
  shop(
    'Japanese',
    'jp',
    `商品番号,商品名,JANコード,ブランド,定価,販売価格,在庫数\n1,シャツ,${A},M,"12,990","9,990",12\n2,ポロ,${B},M,,"2,950",0\n`,
    9990,
    12_990,
    2950,
  ),
  shop(
    'Arabic',
    'ae',
    `رقم المنتج,اسم المنتج,الباركود,الماركة,السعر,سعر العرض,المخزون\n1,قميص,${A},M,٥٩٩٫٠٠,٤٩٩٫٠٠,١٢\n2,بولو,${B},M,295.00,,0\n`,
    499,
    599,
    295,
  ),
])

inputsAreRead('Japanese prices without a sign', [
  [
    'in any country',
    'prices',
    `JANコード,販売価格\n${A},"9,990"\n${B},"12,990"\n`,
    {
      rows: [
        { line: 2, code: A, price: 9990 },
        { line: 3, code: B, price: 12_990 },
      ],
    },
  ],
  [
    'with English headings in Japan',
    'prices',
    `JAN,Price\n${A},"9,990"\n${B},"12,990"\n`,
    {
      country: 'jp',
      rows: [
        { line: 2, code: A, price: 9990 },
        { line: 3, code: B, price: 12_990 },
      ],
    },
  ],
  [
    'with English headings anywhere',
    'prices',
    `JAN,Price\n${A},"9,990"\n${B},"12,990"\n`,
    { ask: 'the decimal sign' },
  ],
])
