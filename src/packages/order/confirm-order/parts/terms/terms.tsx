import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementText } from '@/components/order/agreement-text/agreement-text'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Field } from '@/components/ui/field/field'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { Card } from '@/components/ui/card/card'
import type { ConfirmOrderModel } from '../../confirm-order.model'
import styles from './terms.module.scss'

/** A remark to the organiser, the show's notice, and the agreement. */
export const Terms = observer(({ model, id }: { model: ConfirmOrderModel; id: string }) => {
  const t = useTexts(orderTexts)
  const { pre } = model
  if (!pre) return null
  const { notes, privilegeId, agreement } = pre
  return (
    <>
      <Card title={t('confirm.remark')}>
        <Field
          bare
          maxlength={100}
          label={t('confirm.remark')}
          placeholder={t('confirm.remarkHint')}
          value={model.remark}
          onInput={model.setRemark}
        />
      </Card>
      {notes.length > 0 && (
        <Card title={t('confirm.notes')}>
          {notes.map((note) => (
            <View key={note} className={styles.note}>
              <Text>{note}</Text>
            </View>
          ))}
          {privilegeId && (
            <Button kind="quiet" size="s" className={styles.rule} to={linkTo('refund-rule-privilege', { privilegeId })}>
              {t('confirm.privilegeRule')}
            </Button>
          )}
        </Card>
      )}
      {agreement && (
        <Card
          title={t('confirm.agreement')}
          id={id}
          problem={model.isMissing('agreement') ? t('confirm.agreeFirst') : ''}
        >
          <View className={styles.agreement}>
            <Checkbox checked={model.agreed} onChange={model.setAgreed} label={t('confirm.agree')} />
            <AgreementText agreement={agreement} onTap={() => model.setAgreed(!model.agreed)} />
          </View>
        </Card>
      )}
    </>
  )
})
