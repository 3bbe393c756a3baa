/** Exports of programs and services with documented columns: they are recognised by their headings and mapped as documented. */
import type { ColumnRole } from '@/domain/import/answers.ts'
import { foldHeading } from './foldHeading.ts'

export type KnownExport = {
  name: string
  /**
   * Folded headings that occur together in no other export; a name that ends with `*` matches every heading with that beginning.
   */
  needs: readonly string[]
  /** The heading of each role, folded; other roles are found as in any file. */
  columns: Partial<Record<ColumnRole, string>>
}

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    // https://help.shopify.com/manual/products/import-export/using-csv
    name: 'Shopify product export',
    needs: ['handle', 'title', 'variant price'],
    columns: {
      group: 'handle',
      title: 'title',
      brand: 'vendor',
      id: 'variant sku',
      code: 'variant barcode',
      price: 'variant price',
      listPrice: 'variant compare at price',
      cost: 'cost per item',
      stock: 'variant inventory qty',
      image: 'image src',
      description: 'body html',
      articleType: 'type',
      categoryPath: 'product category',
      size: 'option1 value',
    },
  },
  {
    // https://woocommerce.com/document/product-csv-importer-exporter/
    name: 'WooCommerce product export',
    needs: ['sku', 'regular price', 'sale price', 'type'],
    columns: {
      id: 'sku',
      title: 'name',
      brand: 'brands',
      code: 'gtin upc ean or isbn',
      price: 'regular price',
      salePrice: 'sale price',
      saleStart: 'date sale price starts',
      saleEnd: 'date sale price ends',
      stock: 'in stock',
      categoryPath: 'categories',
      image: 'images',
      description: 'description',
      // A variation has the SKU of its product here.
      group: 'parent',
    },
  },
  {
    // https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product
    name: 'Magento product export',
    needs: ['sku', 'price', 'special price', 'url key'],
    columns: {
      id: 'sku',
      title: 'name',
      price: 'price',
      salePrice: 'special price',
      saleStart: 'special price from date',
      saleEnd: 'special price to date',
      listPrice: 'msrp price',
      stock: 'is in stock',
      image: 'base image',
      categoryPath: 'categories',
      description: 'description',
    },
  },
  {
    // https://devdocs.prestashop-project.org/8/development/import/
    name: 'PrestaShop product list',
    needs: ['name', 'price tax included', 'ean13'],
    columns: {
      title: 'name',
      price: 'price tax included',
      cost: 'wholesale price',
      code: 'ean13',
      stock: 'quantity',
      brand: 'manufacturer',
    },
  },
  {
    // Shopware 5 calls the price group of shoppers EK; the cost is the base price.
    // https://docs.shopware.com/en/shopware-5-en/products-and-categories/import-export
    name: 'Shopware 5 product export',
    needs: ['ordernumber', 'price ek'],
    columns: {
      id: 'ordernumber',
      title: 'name',
      brand: 'supplier',
      price: 'price ek',
      listPrice: 'pseudoprice ek',
      cost: 'baseprice ek',
      stock: 'instock',
      code: 'ean',
    },
  },
  {
    // https://docs.shopware.com/en/shopware-6-en/settings/importexport
    name: 'Shopware product export',
    needs: ['product number', 'price gross', 'price net'],
    columns: {
      id: 'product number',
      title: 'translations default name',
      price: 'price gross',
      listPrice: 'list price gross',
      cost: 'purchase prices gross',
      stock: 'stock',
      code: 'ean',
      brand: 'manufacturer translations default name',
    },
  },
  {
    // https://sellercentral.amazon.com/help/hub/reference/G1641
    name: 'Amazon flat file',
    needs: ['item sku', 'external product id', 'standard price'],
    columns: {
      id: 'item sku',
      code: 'external product id',
      title: 'item name',
      brand: 'brand name',
      price: 'standard price',
      salePrice: 'sale price',
      saleStart: 'sale from date',
      saleEnd: 'sale end date',
      listPrice: 'list price',
      stock: 'quantity',
      image: 'main image url',
    },
  },
  {
    // https://support.google.com/merchants/answer/7052112
    name: 'Google Merchant Center feed',
    needs: ['id', 'title', 'link', 'price', 'availability'],
    columns: {
      id: 'id',
      title: 'title',
      url: 'link',
      image: 'image link',
      images: 'additional image link',
      price: 'price',
      salePrice: 'sale price',
      saleDates: 'sale price effective date',
      stock: 'availability',
      code: 'gtin',
      brand: 'brand',
      categoryPath: 'product type',
      cost: 'cost of goods sold',
    },
  },
  {
    // https://sluzby.heureka.cz/napoveda/xml-feed/
    name: 'Heureka feed',
    needs: ['item id', 'productname', 'price vat'],
    columns: {
      id: 'item id',
      title: 'productname',
      price: 'price vat',
      brand: 'manufacturer',
      code: 'ean',
      url: 'url',
      image: 'imgurl',
      categoryPath: 'categorytext',
    },
  },
  {
    // https://partner.idealo.com/de/docs/csv-spezifikation
    name: 'idealo feed',
    needs: ['sku', 'eans', 'payment costs*'],
    columns: {
      id: 'sku',
      code: 'eans',
      title: 'title',
      brand: 'brand',
      price: 'price',
      url: 'url',
    },
  },
  {
    name: 'export of this app',
    needs: ['title', 'merchant', 'offer price', 'mrp', 'product id'],
    columns: {
      title: 'title',
      merchant: 'merchant',
      brand: 'brand',
      code: 'eans',
      price: 'offer price',
      listPrice: 'mrp',
      productId: 'product id',
      id: 'merchant product id',
      category: 'category',
      categoryPath: 'category path',
      url: 'shop page',
      image: 'picture',
      stock: 'stock',
    },
  },
]

/** The known export with these headings; null if there is none. `names` has all names of each column. */
export function knownExportOf(names: readonly (readonly string[])[]): KnownExport | null {
  const all = new Set(names.flat().map(foldHeading))
  const has = (need: string) =>
    need.endsWith('*') ? [...all].some((name) => name.startsWith(need.slice(0, -1))) : all.has(need)
  return KNOWN_EXPORTS.find(({ needs }) => needs.every(has)) ?? null
}
