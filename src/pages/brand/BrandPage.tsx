import { useQuery } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import { useConnection } from '@/api/connectionContext.tsx'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Spinner } from '@/components/ui/panels/Spinner.tsx'
import { groupKeys } from '@/domain/pricing/names.ts'
import { Corrections } from '@/features/messages/Corrections.tsx'
import { StorageReadError } from '@/features/messages/storage/StorageReadError.tsx'
import { AssortmentTabs } from '@/features/page/AssortmentTabs.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PageHead } from '@/features/page/PageHead.tsx'
import { usePageTitle } from '@/features/page/usePageTitle.ts'
import { useAliases } from '@/features/settings/useAliases.ts'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { decodeBrand, encodeBrand } from '@/routing/states/brandState.ts'
import { useUrlState } from '@/routing/useUrlState.ts'
import { BRAND } from '@/words/brandNames.ts'
import { BrandPanel } from './BrandPanel.tsx'
import { brandsQuery } from './brandQueries.ts'
import styles from './BrandPage.module.css'

/** The page of a brand: its prices over all stored data, in one part for each country. */
export function BrandPage() {
  const { state, corrections } = useUrlState(decodeBrand, encodeBrand)
  const { id } = useConnection()
  const aliases = useAliases()
  const go = useGo()
  const { data: brands, isError } = useQuery(brandsQuery(id, aliases))
  const keyOf = groupKeys(aliases.brand)
  // The stored spelling of the brand if it is stored; otherwise the spelling of the link.
  const brand = brands?.find((name) => keyOf(name) === keyOf(state.brand)) ?? state.brand
  usePageTitle(brand === '' ? null : `${brand}, price history`)
  const searchIt: PageAction = {
    key: 'search',
    onPhone: 'first',
    renderIn: () => (
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={paths.search({ brand: [brand], countries: [...state.countries] })}
      >
        {BRAND.search}
      </Link>
    ),
  }
  const choose = (name: string) => go(paths.brand(name, state))
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <PageHead
        title={brand === '' ? BRAND.page : <bdi>{brand}</bdi>}
        meta={
          brands &&
          brands.length > 0 && (
            <SelectField
              label={BRAND.choose}
              options={[
                ...(brands.includes(brand) ? [] : [{ value: brand, label: brand || BRAND.none }]),
                ...brands.map((name) => ({ value: name, label: name })),
              ]}
              value={brand}
              onChange={choose}
            />
          )
        }
        {...(brand !== '' && { actions: [searchIt], more: BRAND.more })}
        about="Its prices over time, from all collections saved in this browser."
      />
      <AssortmentTabs />
      {isError && <StorageReadError />}
      {!brands && !isError && <Spinner label="Loading saved data" />}
      {brands && brand === '' && (
        <Panel ref={answerPart}>
          <EmptyState
            icon={<Tag />}
            title={brands.length === 0 ? 'No brands yet' : BRAND.none}
            actions={
              brands.length === 0 && (
                <Link
                  className={buttonClass({ variant: 'primary' })}
                  to={paths.search({ countries: state.countries })}
                >
                  Search products
                </Link>
              )
            }
          >
            {brands.length === 0
              ? 'Load a collection now and update it later. Its brands appear here with all prices seen.'
              : 'You see its prices at each merchant over time.'}
          </EmptyState>
        </Panel>
      )}
      {brand !== '' &&
        state.countries.map((country) => (
          <BrandPanel key={`${country} ${brand}`} brand={brand} country={country} />
        ))}
    </Frame>
  )
}
