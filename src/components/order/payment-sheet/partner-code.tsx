import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo, useRef } from 'react'
import { formatMoney } from '@/locales/format-money'
import type { CodeQuestion } from '@/payment/flow'
import { CodeStep } from '../../form/code/code-step'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Sheet } from '../../ui/sheet/sheet'
import { PartnerCodeModel } from './partner-code.model'
import styles from './payment-sheet.module.scss'

/** Draws the verification-code popup above the payment sheet (domain §2). Its closing returns to the methods. */
export function PartnerCode({ question }: { question: CodeQuestion | null }) {
  const t = useTexts()
  // Content to show during the closing animation.
  const last = useRef<CodeQuestion | null>(null)
  last.current = question ?? last.current
  const shown = last.current
  if (!shown) return null
  return (
    <Sheet open={question !== null} title={t('pay.codeTitle')} layer="dialog" onClose={shown.cancel}>
      <Code question={shown} />
    </Sheet>
  )
}

const Code = observer(({ question }: { question: CodeQuestion }) => {
  const t = useTexts()
  const services = useServices()
  const model = useMemo(() => new PartnerCodeModel(services, question), [services, question])
  const { state } = model
  return (
    <>
      <Text className={styles.hint}>
        {state?.cellphone ? t('pay.codePhone', { phone: state.cellphone }) : t('pay.codeHint')}
      </Text>
      <CodeStep
        model={model.step}
        submitText={t('pay.codeSubmit', { amount: formatMoney(question.payAmount) })}
        busyText={t('pay.paying')}
        changeText={t('pay.otherMethod')}
        onChange={model.change}
      />
      {state && model.isSent && <Text className={styles.hint}>{t('pay.triesLeft', { count: state.triesLeft })}</Text>}
    </>
  )
})
