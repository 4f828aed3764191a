import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import type { HeldTickets } from '@/components/ticket/held-tickets'
import { SiteFilter } from '@/components/ticket/site-filter/site-filter'
import { Chip } from '@/components/ui/chip/chip'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import styles from './holder-head.module.scss'

/** Draws the header of the ticket list: a filter by site, if there are several, and a link to past tickets. */
export const HolderHead = observer(({ tickets }: { tickets: HeldTickets }) => {
  const t = useTexts(holderTexts)
  return (
    <View className={styles.head}>
      <View className={styles.sites}>
        {tickets.filtered && <SiteFilter tickets={tickets} sites={tickets.offeredSites} all />}
      </View>
      <Chip className={styles.past} trail="chevron-right" to={linkTo('history-ticket')}>
        {t('holder.history')}
      </Chip>
    </View>
  )
})
