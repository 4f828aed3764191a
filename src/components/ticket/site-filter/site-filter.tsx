import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VoucherSite } from '@/api/voucher'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { holderTexts } from '@/locales/namespaces/holder'
import type { HeldTickets } from '../held-tickets'
import styles from './site-filter.module.scss'

export interface SiteFilterProps {
  tickets: Pick<HeldTickets, 'siteId' | 'chooseSite'>
  sites: readonly VoucherSite[]
  /** True to offer "all sites" as well. */
  all?: boolean
}

/** Draws the city sites that a list of tickets can be narrowed to. */
export const SiteFilter = observer(({ tickets, sites, all = false }: SiteFilterProps) => {
  const t = useTexts(holderTexts)
  const { siteId: chosen, chooseSite } = tickets
  return (
    <View className={styles.sites} role="group" ariaLabel={t('holder.sites')}>
      {all && (
        <Chip selected={chosen === undefined} onClick={() => chooseSite(undefined)}>
          {t('holder.allSites')}
        </Chip>
      )}
      {sites.map(({ siteId, siteName }) => (
        <Chip key={siteId} selected={siteId === chosen} onClick={() => chooseSite(siteId)}>
          {siteName}
        </Chip>
      ))}
    </View>
  )
})
