import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementText } from '@/components/order/agreement-text/agreement-text'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { orderTexts } from '@/locales/namespaces/order'
import type { ConfirmOrderModel } from '../../confirm-order.model'
import styles from './agreement-line.module.scss'

/** The agreement directly above the button; nothing for a buyer who has agreed to it before. */
export const AgreementLine = observer(({ model }: { model: ConfirmOrderModel }) => {
  const t = useTexts(orderTexts)
  const { agreement, agreed } = model
  if (!agreement) return null
  const { mustAgree } = agreement
  return (
    <View className={styles.line}>
      {mustAgree && <Checkbox checked={agreed} onChange={model.setAgreed} label={t('confirm.agree')} />}
      <AgreementText agreement={agreement} onTap={mustAgree ? () => model.setAgreed(!agreed) : undefined} />
    </View>
  )
})
