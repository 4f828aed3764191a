import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementText } from '@/components/order/agreement-text/agreement-text'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { AgreementModel } from './agreement.model'
import styles from './agreement-line.module.scss'

/** Draws the agreement directly above the button; nothing for a buyer who has agreed to it before. */
export const AgreementLine = observer(({ agreement: model }: { agreement: AgreementModel }) => {
  const t = useTexts(checkoutTexts)
  const { shown: agreement, agreed, setAgreed } = model
  if (!agreement) return null
  const { mustAgree } = agreement
  return (
    <View className={styles.line}>
      {mustAgree && <Checkbox checked={agreed} onChange={setAgreed} label={t('confirm.agree')} />}
      <AgreementText agreement={agreement} onTap={mustAgree ? () => setAgreed(!agreed) : undefined} />
    </View>
  )
})
