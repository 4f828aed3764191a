import { Text, View } from '@tarojs/components'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { rebookingTexts } from '@/locales/namespaces/rebooking'
import { linkTo } from '@/router/link-to'
import { cancelRebook } from './cancel-rebook'
import styles from './pending-rebook-notice.module.scss'

interface PendingRebookNoticeProps {
  /** Id of the rebooking's unpaid order. */
  orderId: string
  /** Called when the rebooking was canceled, or is in another state than shown. */
  onChange: () => unknown
  className?: string
}

/** Draws the notice of an unpaid rebooking, with buttons to pay and to cancel. */
export function PendingRebookNotice({ orderId, onChange, className }: PendingRebookNoticeProps) {
  const t = useTexts(rebookingTexts)
  const services = useServices()
  const handleCancel = async () => {
    if (await cancelRebook(services, orderId)) await onChange()
  }
  return (
    <Notice tone="notice" className={className}>
      <View>
        <Text>{t('pendingRebook.title')}</Text>
      </View>
      <Text>{t('pendingRebook.note')}</Text>
      <View className={styles.acts}>
        <Button size="s" to={linkTo('order-detail', { orderId })}>
          {t('pendingRebook.pay')}
        </Button>
        <Button kind="secondary" size="s" onClick={handleCancel}>
          {t('pendingRebook.cancel')}
        </Button>
      </View>
    </Notice>
  )
}
