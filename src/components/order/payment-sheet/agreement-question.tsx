import { Text } from '@tarojs/components'
import { useRef } from 'react'
import type { AgreementQuestion as Question } from '@/payment/flow'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Sheet } from '../../ui/sheet/sheet'
import { AgreementText } from '../agreement-text/agreement-text'
import styles from './payment-sheet.module.scss'

/**
 * Asks whether the buyer agrees to the policies before a payment begins. The question contains links to the policies.
 * Closing it means no.
 */
export function AgreementQuestion({ question }: { question: Question | null }) {
  const t = useTexts()
  const last = useRef<Question | null>(null)
  last.current = question ?? last.current
  const shown = last.current
  if (!shown) return null
  return (
    <Sheet
      open={question !== null}
      title={t('pay.agreeTitle')}
      layer="dialog"
      onClose={() => shown.answer(false)}
      footer={
        <Button block onClick={() => shown.answer(true)}>
          {t('button.agreeAndGoOn')}
        </Button>
      }
    >
      <Text className={styles.ask}>{t('pay.agreeAsk')}</Text>
      <AgreementText agreement={shown.agreement} />
    </Sheet>
  )
}
