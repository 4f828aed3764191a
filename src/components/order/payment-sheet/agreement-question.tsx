import { Text } from '@tarojs/components'
import { useRef } from 'react'
import { agreementId } from '@/domain/payment/agreement'
import type { AgreementQuestion as Question } from '@/payment/flow'
import { useTexts } from '../../texts'
import { ReadSheet } from '../../ui/read-sheet/read-sheet'
import { AgreementText } from '../agreement-text/agreement-text'
import styles from './payment-sheet.module.scss'

/**
 * Asks whether the buyer agrees to the policies before a payment begins. The question contains links to the policies.
 * Closing it means no. A long text must be read to its end first.
 */
export function AgreementQuestion({ question }: { question: Question | null }) {
  const t = useTexts()
  const last = useRef<Question | null>(null)
  last.current = question ?? last.current
  const shown = last.current
  if (!shown) return null
  return (
    <ReadSheet
      key={agreementId(shown.agreement)}
      open={question !== null}
      title={t('pay.agreeTitle')}
      layer="dialog"
      onClose={() => shown.answer(false)}
      confirmText={t('button.agreeAndGoOn')}
      onConfirm={() => shown.answer(true)}
    >
      <Text className={styles.ask}>{t('pay.agreeAsk')}</Text>
      <AgreementText agreement={shown.agreement} />
    </ReadSheet>
  )
}
